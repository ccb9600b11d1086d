import Testing

@testable import Scripting

/// Table views from scripts.
struct TableTests {
  private static let list = """
    device{width = 375, height = 440, scale = 2, safeArea = UIEdgeInsets.zero}
    local Cell = class("Cell", UITableViewCell)
    Cell.made = 0
    function Cell:init(args)
      Cell.super.init(self, args)
      Cell.made = Cell.made + 1
      self.looks = {}
    end
    function Cell:setSelected(selected, animated)
      Cell.super.setSelected(self, selected, animated)
      self.looks[#self.looks + 1] = selected
    end
    function Cell:prepareForReuse() self.wasReused = true end
    local List = class("List", UITableViewController)
    List.log = {}
    function List:viewDidLoad()
      self.tableView:register(Cell, {forCellReuseIdentifier = "cell"})
    end
    function List:numberOfRowsInSection(tv, section) return 100 end
    function List:cellForRowAt(tv, path)
      local cell = tv:dequeueReusableCell(path, {withIdentifier = "cell"})
      cell.textLabel.text = "Row " .. path.row
      return cell
    end
    function List:didSelectRowAt(tv, path) self.log[#self.log + 1] = "select " .. path.row end
    function List:didDeselectRowAt(tv, path) self.log[#self.log + 1] = "deselect " .. path.row end
    local list = List{}
    window.rootViewController = list
    wait(0.1)
    local tv = list.tableView
    local function row(n, s) return IndexPath{row = n, section = s} end

    """

  @Test func aControllerIsItsTablesDataSource() throws {
    try LuaRun(
      Self.list + """
        expectEqual(list.view, tv)
        expectEqual(#tv.visibleCells, 10)
        expectEqual(tv.contentSize, CGSize(375, 4400))
        expectEqual(tv:rectForRow(row(3)), CGRect(0, 132, 375, 44))
        expectEqual(tv:cellForRow(row(3)).textLabel.text, "Row 3")
        expectEqual(tv:cellForRow(row(3)).reuseIdentifier, "cell")
        for y = 0, 3000, 50 do tv.contentOffset = CGPoint(0, y) wait(0) end
        expect(Cell.made <= 12, "made " .. Cell.made)
        expectEqual(tv.visibleCells[1].textLabel.text, "Row 68")
        expect(tv.visibleCells[1].wasReused)
        expectEqual(tv:indexPath(tv.visibleCells[1]), row(68))
        tv:scrollToRow(row(10), {at = "top", animated = false})
        expectEqual(tv.contentOffset, CGPoint(0, 440))
        wait(0)
        expectEqual(tv.indexPathsForVisibleRows[1], row(10))
        expectEqual(tv:cellForRow(row(5)), nil)
        """
    ).expectFine()
  }

  @Test func tapsSelect() throws {
    try LuaRun(
      Self.list + """
        local three = tv:cellForRow(row(3))
        tap(three)
        wait(0.5)
        tap(tv:cellForRow(row(5)))
        wait(0.5)
        expectEqual(list.log, {"select 3", "deselect 3", "select 5"})
        expectEqual(three.looks, {true, false})
        expectEqual(tv.indexPathForSelectedRow, row(5))
        tv:deselectRow(row(5), {animated = true})
        expectEqual(tv.indexPathForSelectedRow, nil)
        tv:selectRow{at = row(7), animated = false, scrollPosition = "top"}
        expectEqual(tv.indexPathsForSelectedRows, {row(7)})
        expectEqual(tv.contentOffset.y, 308)
        expectEqual(#list.log, 3)
        expectEvents{"List.didSelectRowAt", "List.didDeselectRowAt", "List.didSelectRowAt"}
        """
    ).expectFine()
  }

  @Test func anyTableIsADataSource() throws {
    try LuaRun(
      """
      device{width = 375, height = 440, scale = 2, safeArea = UIEdgeInsets.zero}
      local source = {numberOfSections = 2, numberOfRowsInSection = 3, heightForRowAt = 60,
        titleForHeaderInSection = function(self, tv, section) return "Part " .. section end,
        cellForRowAt = function(self, tv, path)
          local cell = tv:dequeueReusableCell("own")
            or UITableViewCell{style = "subtitle", reuseIdentifier = "own"}
          cell.detailTextLabel.text = "detail"
          return cell
        end}
      local tv = UITableView{frame = CGRect(0, 0, 375, 440), dataSource = source,
        delegate = source, sectionHeaderTopPadding = 0}
      window:addSubview(tv)
      wait(0)
      expectEqual(tv.numberOfSections, 2)
      expectEqual(tv:numberOfRows(1), 3)
      expectEqual(tv:rectForHeader(1), CGRect(0, 208, 375, 28))
      expectEqual(tv:rectForRow(IndexPath{row = 0, section = 1}), CGRect(0, 236, 375, 60))
      expectEqual(tv:headerView(0).textLabel.text, "Part 0")
      expectEqual(tv.visibleCells[1].style, "subtitle")
      expectEqual(tv.visibleCells[1].detailTextLabel.font.pointSize, 12)
      local head = UIView{frame = CGRect(0, 0, 1, 50)}
      tv.tableHeaderView = head
      wait(0)
      expectEqual(head.frame, CGRect(0, 0, 375, 50))
      source.numberOfSections = 0
      tv:reloadData()
      wait(0)
      expectEqual(#tv.visibleCells, 0)
      """
    ).expectFine()
  }

  @Test func constraintsSizeARow() throws {
    try LuaRun(
      """
      device{width = 375, height = 440, scale = 2, safeArea = UIEdgeInsets.zero}
      local Cell = class("Cell", UITableViewCell)
      function Cell:init(args)
        Cell.super.init(self, args)
        self.box = UIView{}
        self.contentView:addSubview(self.box)
        self.box.snp:makeConstraints(function(make)
          make.edges:equalToSuperview():inset(10)
          make.height:equalTo(70)
        end)
      end
      local source = {numberOfRowsInSection = 10, cellForRowAt = function(self, tv, path)
        return tv:dequeueReusableCell("cell", path)
      end}
      local tv = UITableView{frame = CGRect(0, 0, 375, 440)}
      tv:register(Cell, {forCellReuseIdentifier = "cell"})
      tv.dataSource = source
      window:addSubview(tv)
      wait(0)
      expectEqual(tv:rectForRow(IndexPath{row = 1}), CGRect(0, 90, 375, 90))
      expectEqual(tv.visibleCells[2].box.frame, CGRect(10, 10, 355, 70))
      expectEqual(#findingList(), 0)
      """
    ).expectFine()
  }

  @Test func rowsComeAndGo() throws {
    try LuaRun(
      """
      device{width = 375, height = 440, scale = 2, safeArea = UIEdgeInsets.zero}
      local names = {"a", "b", "c"}
      local source = {}
      function source:numberOfRowsInSection() return #names end
      function source:cellForRowAt(tv, path)
        local cell = tv:dequeueReusableCell("cell", path)
        cell.textLabel.text = names[path.row + 1]
        return cell
      end
      local tv = UITableView{frame = CGRect(0, 0, 375, 440), separatorStyle = "none",
        estimatedRowHeight = 44}
      tv:register(UITableViewCell, "cell")
      tv.dataSource = source
      window:addSubview(tv)
      wait(0)
      local function shown()
        local texts = {}
        for _, cell in ipairs(tv.visibleCells) do texts[#texts + 1] = cell.textLabel.text end
        return table.concat(texts)
      end
      table.insert(names, 2, "x")
      tv:insertRows({IndexPath{row = 1}}, {with = "fade"})
      wait(0)
      expectEqual(shown(), "axbc")
      local done
      tv:performBatchUpdates(function()
        table.remove(names, 1)
        names[#names + 1] = "z"
        tv:deleteRows{at = {IndexPath{row = 0}}, with = "fade"}
        tv:insertRows{at = {IndexPath{row = 3}}}
      end, {completion = function(finished) done = finished end})
      wait(0)
      expectEqual(shown(), "xbcz")
      expect(done)
      local ok, message = pcall(function() tv:deleteRows{at = {IndexPath{row = 0}}} end)
      expect(not ok and message:find("Invalid update: invalid number of rows in section 0"), message)
      """
    ).expectFine()
  }

  @Test func mistakesAreNamed() throws {
    try LuaRun(
      Self.list + """
        local function fails(f, text)
          local ok, message = pcall(f)
          expect(not ok and message:find(text, 1, true), message)
        end
        fails(function() tv:scrollToRow(row(100), "top") end, "NSRangeException")
        fails(function() tv:dequeueReusableCell("nope", row(0)) end, "unable to dequeue a cell")
        fails(function() tv:register(UILabel, {forCellReuseIdentifier = "x"}) end,
          "UILabel is no UITableViewCell")
        fails(function() tv.rowHeight = 0 / 0 end, "rowHeight")
        fails(function() tv:scrollToRow(row(1), "above") end, "legal: 'none', 'top'")
        expectEqual(tv:dequeueReusableCell("nope"), nil)
        expectEqual(tv:rectForRow(row(-1)), CGRect.zero)
        """
    ).expectFine()
    let run = try LuaRun(
      """
      local source = {numberOfRowsInSection = 1, cellForRowAt = function() return nil end}
      window:addSubview(UITableView{frame = CGRect(0, 0, 100, 100), dataSource = source})
      wait(0)
      """)
    #expect("\(run.outcome)".contains("failed to obtain a cell from its dataSource"))
  }
}
