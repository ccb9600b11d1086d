import Layers
import LuaRuntime
import Views

/// Every class that scripts see, parents first.
struct Catalogue {
  /// The classes.
  let types: [LuaType]

  /// Builds the tables; each session has its own.
  init() {
    let object = LuaClass<EngineObject>("NSObject", doc: "The root of all classes.", members: [])
    let responder = TouchTables.responder(object)
    let view = ViewTable.view(responder)
    let control = ControlTables.control(view)
    let values: [LuaType] = [
      PointTables.point(), PointTables.size(), PointTables.vector(), PointTables.insets(),
      PointTables.directionalInsets(), PointTables.indexPath(), RectTable.rect(),
      TransformTables.affine(), TransformTables.threeD(), TimingFunctionTable.function(),
      PathTable.path(), ColorTable.color(), WindowTable.screen(), ContentTables.font(),
    ]
    let scroll = ScrollTables.scroll(view)
    let views: [LuaType] =
      [
        view, WindowTable.window(view), control, ControlTables.button(control),
        ContentTables.label(view), ContentTables.imageView(view), NavigationTables.bar(view),
        TabTables.bar(view), scroll,
      ] + ValueControlTables.all(control, view)
    let controller = ControllerTable.controller(responder)
    let controllers: [LuaType] = [
      controller, NavigationTables.controller(controller), TabTables.controller(controller),
      NavigationTables.item(object), BarButtonTable.item(object), TabTables.item(object),
    ]
    let presentation = PresentationTable.controller(responder)
    let detent = SheetTables.detent(object)
    let transitions: [LuaType] = [
      TransitionTables.context(object), TransitionTables.coordinator(object), presentation,
      detent, SheetTables.sheet(presentation, detent: detent),
      InteractionTable.percentDriven(object),
    ]
    types =
      values + [object, responder] + views + Catalogue.boxes(view) + controllers + transitions
      + Catalogue.tables(view, scroll, controller)
      + CollectionTables.all(view: view, scroll: scroll, controller: controller, object: object)
      + TouchTables.all(object) + Catalogue.motion(object)
      + Catalogue.layout(object) + EffectTables.effects(object) + Catalogue.others(object)
  }

  /// Pictures, actions and what is Segue's own.
  private static func others(_ object: LuaType) -> [LuaType] {
    let symbol = ContentTables.symbolConfiguration()
    return [
      ApplicationTable.application(), ControlTables.action(object), symbol,
      ContentTables.image(object, configuration: symbol),
      ViewRecord.table(), MainQueue.table(), HandFinger.table(),
    ]
  }

  /// Table views, what they show and their controller.
  private static func tables(
    _ view: LuaType, _ scroll: LuaType, _ controller: LuaType
  ) -> [LuaType] {
    [
      TableTables.table(scroll), TableCellTables.cell(view), TableCellTables.extra(view),
      TableCellTables.controller(controller),
    ]
  }

  /// Stacks and plain boxes.
  private static func boxes(_ view: LuaType) -> [LuaType] {
    [StackTables.stack(view), EffectTables.view(view), EffectTables.indicator(view)]
  }

  /// Layers and what moves them.
  private static func motion(_ object: LuaType) -> [LuaType] {
    let layer = LayerTable.layer(object)
    return [
      layer, LayerTable.shape(layer), TransactionTable.transaction(), BezierPathTable.path(),
      TimingParametersTables.cubic(), TimingParametersTables.spring(),
      PropertyAnimatorTable.animator(object),
    ] + AnimationTables.all(object)
  }

  /// The classes of Auto Layout and of the chained maker.
  private static func layout(_ object: LuaType) -> [LuaType] {
    [
      AnchorTables.horizontal(), AnchorTables.vertical(), AnchorTables.dimension(),
      ConstraintTables.constraint(object), ConstraintTables.guide(object), SnapItem.table(),
      ConstraintMaker.table(object), ConstraintDescription.table(object),
    ]
  }
}
