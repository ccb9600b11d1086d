import Testing

@testable import segue

/// What goes wrong in a script is told in a sentence with the script's line, and ends the program with
/// the right code; nothing hangs or crashes.
struct MishapTests {
  /// A script with a mistake, in `s.lua`.
  struct Mishap: Sendable, CustomTestStringConvertible {
    let script: String
    /// What standard error must contain.
    let message: String
    var flags = ""
    var code: Int32 = 2
    var testDescription: String { String(script.prefix(60)) }
  }

  static let words: [Mishap] = [
    Mishap(
      script: "local v = UIView{}\n\nv.alhpa = 0",
      message: "s.lua:3: UIView has no field 'alhpa'; did you mean 'alpha'?\n"),
    Mishap(
      script: "UIView{frmae = CGRect.zero}",
      message: "s.lua:1: UIView has no field 'frmae'; did you mean 'frame'?\n"),
    Mishap(
      script: "local v = UIView{}\nv:addSubview(3)",
      message: "s.lua:2: bad argument #1 to 'addSubview' (UIView expected, got number)\n"),
    Mishap(
      script: "UIView.animate{animations = 3}",
      message: "s.lua:1: bad argument 'animations' to 'animate' (function expected, got number)\n"),
    Mishap(script: "local x = = 1", message: "s.lua:1: unexpected symbol near '='\n"),
    Mishap(script: "if x then\nf(", message: "s.lua:3: unexpected symbol near <eof>\n"),
    Mishap(script: "\n\u{1B}Lua", message: "s.lua:2: unexpected symbol"),
    Mishap(script: "\u{1B}Lua", message: "s.lua: attempt to load a binary chunk (mode is 't')\n"),
    Mishap(
      script: "\nio.open('x')",
      message: "s.lua:2: attempt to index a nil value (global 'io'); the sandbox has no io: "),
    Mishap(
      script: "os.exit(3)",
      message: "s.lua:1: attempt to call a nil value (field 'exit'); the sandbox has no os.exit"),
    Mishap(script: "error({code = 3})", message: "s.lua:1: (error object is a table value)\n"),
    Mishap(
      script: "error(setmetatable({}, {__tostring = function() return 'mine' end}))",
      message: "s.lua:1: mine\n"),
    Mishap(script: "error()", message: "s.lua:1: (error object is a nil value)\n"),
    Mishap(script: "\u{FEFF}\r\nerror('x')\r\n", message: "s.lua:2: x\n"),
    Mishap(script: "#!/usr/bin/env segue\nerror('x')", message: "s.lua:2: x\n"),
    Mishap(
      script: "UIView{}.center = CGPoint(0/0, 1)", message: "s.lua:1: CALayerInvalidGeometry: "),
  ]

  static let callbacks: [Mishap] = [
    Mishap(
      script: """
        local A, B = class("A", UIViewController){}, class("B", UIViewController){}
        window.rootViewController = A
        local animator = {transitionDuration = 0.3}
        function animator:animateTransition(ctx)
          ctx.containerView.nonsense = 1
        end
        local delegate = {animationControllerForPresented = function() return animator end}
        B.modalPresentationStyle, B.transitioningDelegate = "custom", delegate
        A:present(B, {animated = true})
        wait(1)
        """, message: "s.lua:5: UIView has no field 'nonsense'\nstack traceback:\n\ts.lua:5: in "),
    Mishap(
      script: "after(0.1, function()\n  error('late') end)", message: "s.lua:2: late\n"),
    Mishap(
      script: "after(0.1, function() error({}) end) settle()",
      message: "s.lua:1: (error object is a table value)"),
    Mishap(
      script: "after(0.1, function() wait(1) end)",
      message: "s.lua:1: wait cannot be called inside a callback"),
    Mishap(
      script: "UIView.animate{withDuration = 1, animations = function() error('in a block') end}",
      message: "s.lua:1: in a block"),
  ]

  static let limits: [Mishap] = [
    Mishap(
      script: "while true do end", message: "s.lua:1: the time limit of 0.2 s is over\n",
      flags: "--time-limit 0.2"),
    Mishap(
      script: "pcall(function() while true do end end) while true do end",
      message: "s.lua:1: the time limit of 0.2 s is over\n", flags: "--time-limit 0.2"),
    Mishap(
      script: "while true do step() end", message: "the time limit of 0.2 s is over\n",
      flags: "--time-limit 0.2 --format none"),
    Mishap(
      script: "local function f() after(1e-6, f) end f() wait(100)",
      message: "the time limit of 0.2 s is over\n", flags: "--time-limit 0.2 --format none"),
    Mishap(
      script: "\nlocal s = ('x'):rep(10 * 2^30 // 1)",
      message: "s.lua:2: not enough memory (the limit is 20 MB)\n", flags: "--memory-limit 20"),
    Mishap(
      script: "\nlocal s = 'x' while true do s = s .. s end",
      message: "s.lua:2: not enough memory (the limit is 20 MB)\n", flags: "--memory-limit 20"),
    Mishap(
      script: "local t = {} while true do t[#t + 1] = UIView{} end",
      message: "s.lua:1: not enough memory (the limit is 60 MB)\n", flags: "--memory-limit 60"),
    Mishap(
      script: "local v = UIView{} window:addSubview(v)\nwhile true do v.tag = 1 - v.tag "
        + "v.alpha = v.tag step() end",
      message: "s.lua:2: not enough memory (the limit is 60 MB)\n",
      flags: "--memory-limit 60 --format none"),
    Mishap(
      script: "while true do print('x') end", message: "the script prints more than 1 MB\n",
      flags: "--output-limit 1"),
    Mishap(
      script: "local function f() return 1 + f() end f()",
      message: "s.lua:1: stack overflow\nstack traceback:\n"),
    Mishap(
      script: "local t = setmetatable({}, {}) getmetatable(t).__index = function(t, k) "
        + "return t[k] end t.x()", message: "s.lua:1: C stack overflow\n"),
    Mishap(
      script: "local v = window for i = 1, 5000 do local w = UIView{} v:addSubview(w) v = w end",
      message: "s.lua:1: a view tree deeper than 1000 levels is refused\n"),
    Mishap(
      script: "local function f() UIView.animate{withDuration = 1, animations = f} end f()",
      message: "s.lua:1: C stack overflow\n"),
  ]

  static let harmless: [Mishap] = [
    Mishap(script: "", message: "", code: 0),
    Mishap(
      script: "for i = 1, 2e5 do UIView{} end", message: "", flags: "--memory-limit 60", code: 0),
    Mishap(
      script: "local v = UIView{} local top = v for i = 1, 900 do local w = UIView{} "
        + "v:addSubview(w) v = w end window:addSubview(top) step()", message: "",
      flags: "--format none", code: 0),
    Mishap(
      script: "local v = UIViewController{} for i = 1, 3000 do local w = UIViewController{} "
        + "v:addChild(w) v = w end", message: "", code: 0),
    Mishap(
      script: "local function f() after(0, f) end f() wait(1)",
      message: "s.lua:1\n   = at 0.000 s\nmore: segue explain endless-turns\n",
      flags: "--format none", code: 0),
    Mishap(
      script: "local C = class('C', UIView) function C:layoutSubviews() self:setNeedsLayout() end "
        + "window:addSubview(C{}) wait(1)",
      message: "error[layout-feedback-loop]: the layout of C#1 asks for another layout each time",
      flags: "--format none", code: 0),
  ]

  @Test(arguments: words + callbacks + limits + harmless)
  func isToldWithItsLine(mishap: Mishap) throws {
    let run = try Program.shell(
      """
      d=$(mktemp -d); trap "rm -r $d" EXIT; cd $d
      cat > s.lua << 'END'
      \(mishap.script)
      END
      timeout 120 $segue run s.lua \(mishap.flags)
      """)
    #expect(run.code == mishap.code, "\(run.errors)")
    if mishap.message.isEmpty {
      #expect(run.errors.isEmpty, "\(run.errors)")
    } else {
      #expect(run.errors.contains(mishap.message), "\(run.errors)")
    }
  }

  @Test func bytesOfAScriptStayAsTheyAre() throws {
    let run = try Program.shell(#"printf 'print(#"\xff\xfe")' | $segue run -"#)
    #expect(run.output == "2\n")
    let noise = try Program.shell("head -c 20000 /dev/urandom | timeout 20 $segue run -")
    #expect(noise.code == 2)
  }

  @Test func longLinesAndDeepNestingAreNoDanger() throws {
    let sum = try Program.shell(
      "(printf 'print(1'; yes '+1' | head -99999; echo ')') | $segue run -")
    #expect(sum.output == "100000\n")
    let nest = try Program.shell(
      "(printf 'x = '; yes '(' | head -99999 | tr -d '\\n') | $segue run -")
    #expect(nest.code == 2)
    #expect(nest.errors == "stdin: C stack overflow\n")
  }

  @Test(arguments: ["/nowhere/a.json", "$d/read-only.json", "$d"])
  func whatCannotBeWrittenIsSaid(path: String) throws {
    let run = try Program.shell(
      """
      d=$(mktemp -d); trap "rm -r $d" EXIT; touch $d/read-only.json; chmod 444 $d/read-only.json
      id=; [ $(id -u) = 0 ] && chmod 755 $d && id="setpriv --reuid=65534 --clear-groups"
      $id $segue run -e 'wait(1)' --format json -o "\(path)"
      """)
    #expect(run.code == 66, "\(run.errors)")
    #expect(run.errors.hasPrefix("segue: cannot write "), "\(run.errors)")
  }

  @Test func aReaderThatGoesIsNoError() throws {
    let run = try Program.shell(
      "cd '\(Golden.top.path)'; $segue examples/image-zoom.lua | head -1; echo ${PIPESTATUS[0]}")
    #expect(run.output.hasSuffix("\n0\n"))
    #expect(run.errors.isEmpty)
  }

  @Test func dataStandsAloneOnStandardOutput() throws {
    let script = "print('words') wait(1)"
    let run = try Program.shell("$segue run -e \"\(script)\" --format json | head -c 1")
    #expect(run.output == "{")
    #expect(run.errors == "words\n")
  }
}
