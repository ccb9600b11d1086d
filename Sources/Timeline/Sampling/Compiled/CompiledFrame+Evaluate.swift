import Motion

extension CompiledFrame {
  /// Fills in what stays the same from frame to frame.
  func prepare(_ timeline: Timeline, _ frame: inout FlatFrame) {
    frame.layers = slots.map(\.layer)
    frame.isRow = slots.map { !$0.isWindow && timeline.layers[$0.layer]?.isView == true }
    frame.rects = [CGRect](repeating: .zero, count: slots.count)
    frame.alphas = [Double](repeating: 0, count: slots.count)
    frame.opacities = [Double](repeating: 0, count: slots.count)
  }

  /// Computes the frame at a moment that sees the same changes.
  mutating func evaluate(_ timeline: Timeline, _ moment: Moment, into frame: inout FlatFrame) {
    if hasMovingDepth {
      self = CompiledFrame(timeline, moment, into: &frame)
    }
    let standings = groups.map { $0.standing(timeline, moment) }
    let places = courses.map { $0.place(standings[$0.group]) }
    evaluateColumns(standings, places)
    evaluatePlain(into: &frame)
    if !turning.isEmpty { evaluateTurning(standings, places, into: &frame) }
    if !others.isEmpty { evaluateOthers(timeline, moment, into: &frame) }
  }

  /// Fills the columns: what runs through keyframes first, then what is added.
  private mutating func evaluateColumns(
    _ standings: [CurveGroup.Standing], _ places: [Keyframes.Place?]
  ) {
    let count = slots.count
    values.withUnsafeMutableBufferPointer { values in
      base.withUnsafeBufferPointer { base in
        guard let values = values.baseAddress, let base = base.baseAddress else { return }
        for (course, place) in zip(courses, places) {
          course.evaluate(place, base: base, into: values)
        }
        for column in terms.indices {
          let place = values + column * count
          terms[column].evaluate(base: base + column * count, into: place, standings: standings)
          more[column].evaluate(base: place, into: place, standings: standings)
        }
      }
    }
  }

  /// Composes what only moves: superlayers come before their sublayers.
  private mutating func evaluatePlain(into frame: inout FlatFrame) {
    let count = slots.count
    values.withUnsafeBufferPointer { values in
      guard let columns = values.baseAddress else { return }
      fixed.withUnsafeBufferPointer { fixed in
        shifts.withUnsafeMutableBufferPointer { shifts in
          frame.rects.withUnsafeMutableBufferPointer { rects in
            frame.opacities.withUnsafeMutableBufferPointer { opacities in
              Self.compose(columns, fixed, shifts, rects, opacities)
            }
          }
        }
      }
      let alphas = columns + Quantity.opacity.rawValue * count
      frame.alphas.withUnsafeMutableBufferPointer {
        $0.baseAddress?.update(from: alphas, count: count)
      }
    }
  }

  /// The inner loop of `evaluatePlain`.
  private static func compose(
    _ columns: UnsafePointer<Double>, _ fixed: UnsafeBufferPointer<Fixed>,
    _ shifts: UnsafeMutableBufferPointer<CGPoint>, _ rects: UnsafeMutableBufferPointer<CGRect>,
    _ opacities: UnsafeMutableBufferPointer<Double>
  ) {
    let count = fixed.count
    let (x, y) = (columns, columns + count)
    let (originX, originY) = (columns + 2 * count, columns + 3 * count)
    let (width, height) = (columns + 4 * count, columns + 5 * count)
    let alpha = columns + 6 * count
    for slot in 0..<count where fixed[slot].kind == .moving {
      let it = fixed[slot]
      var shift = CGPoint.zero
      var opacity = alpha[slot] * it.visibility
      if it.parent != slot {
        shift.x = x[slot] - (originX[slot] + it.anchor.x * width[slot]) + shifts[it.parent].x
        shift.y = y[slot] - (originY[slot] + it.anchor.y * height[slot]) + shifts[it.parent].y
        opacity *= opacities[it.parent]
      }
      shifts[slot] = shift
      rects[slot] = CGRect(
        x: originX[slot] + (width[slot] < 0 ? width[slot] : 0) + shift.x,
        y: originY[slot] + (height[slot] < 0 ? height[slot] : 0) + shift.y,
        width: abs(width[slot]), height: abs(height[slot]))
      opacities[slot] = opacity
    }
  }

  /// Composes what turns in the plane.
  private mutating func evaluateTurning(
    _ standings: [CurveGroup.Standing], _ places: [Keyframes.Place?], into frame: inout FlatFrame
  ) {
    values.withUnsafeBufferPointer { values in
      guard let columns = values.baseAddress else { return }
      fixed.withUnsafeBufferPointer { fixed in
        shifts.withUnsafeBufferPointer { shifts in
          standings.withUnsafeBufferPointer { standings in
            places.withUnsafeBufferPointer { places in
              let basis = TurningPass.Basis(
                columns: columns, fixed: fixed, shifts: shifts, standings: standings,
                places: places)
              frame.rects.withUnsafeMutableBufferPointer { rects in
                frame.opacities.withUnsafeMutableBufferPointer { opacities in
                  turning.evaluate(basis, rects, opacities)
                }
              }
            }
          }
        }
      }
    }
  }

  /// Composes what tilts or is retimed, as the walk over the layers does.
  private mutating func evaluateOthers(
    _ timeline: Timeline, _ moment: Moment, into frame: inout FlatFrame
  ) {
    let rootTime = timeline.localTime(of: Timeline.root, below: moment.time, at: moment)
    for slot in others.slots {
      let (layer, parent) = (slots[slot].layer, slots[slot].parent)
      let isWindow = slots[slot].isWindow
      let above = isWindow || fixed[parent].kind != .other ? nil : others[parent]
      let parentTime = isWindow ? rootTime : above?.time ?? moment.time
      let time = timeline.localTime(of: layer, below: parentTime, at: moment)
      guard let state = timeline.presentation(of: layer, localTime: time, at: moment)
      else { continue }
      var place = Place.window
      if !isWindow {
        place.plane = above?.plane ?? plane(ofFlat: parent)
        place.opacity = frame.opacities[parent]
      }
      place = place.below(state, in: above?.state)
      if isWindow { place.plane = .identity }
      others[slot] = OtherSlots.Entry(time: time, state: state, plane: place.plane)
      frame.rects[slot] = place.plane.box(of: state.bounds)
      frame.alphas[slot] = state.opacity
      frame.opacities[slot] = place.opacity
    }
  }

  /// From the space of a slot that moves or turns to the window's.
  private func plane(ofFlat slot: Int) -> PlaneTransform {
    turning.plane(of: slot).map { PlaneTransform($0) }
      ?? PlaneTransform(translationX: shifts[slot].x, y: shifts[slot].y)
  }
}
