import Motion

extension CompiledFrame {
  /// Fills in what stays the same from frame to frame.
  func prepare(_ timeline: Timeline, _ frame: inout FlatFrame) {
    frame.layers = slots.map(\.layer)
    frame.isRow = slots.map { !$0.isWindow && timeline.record($0.layer)?.isView == true }
    frame.rects = [CGRect](repeating: .zero, count: slots.count)
    frame.alphas = [Double](repeating: 0, count: slots.count)
    frame.opacities = [Double](repeating: 0, count: slots.count)
  }

  /// Computes the frame at a moment that sees the same changes.
  mutating func evaluate(_ timeline: Timeline, _ moment: Moment, into frame: inout FlatFrame) {
    if hasMovingDepth {
      self = CompiledFrame(timeline, moment, into: &frame)
    }
    let rests = groups.map { $0.rest(timeline, moment) }
    evaluateTerms(rests)
    evaluatePlain(into: &frame)
    if !others.isEmpty { evaluateOthers(timeline, moment, into: &frame) }
  }

  private mutating func evaluateTerms(_ rests: [Double]) {
    let count = slots.count
    values.withUnsafeMutableBufferPointer { values in
      base.withUnsafeBufferPointer { base in
        guard let values = values.baseAddress, let base = base.baseAddress else { return }
        for column in terms.indices {
          let place = values + column * count
          terms[column].evaluate(base: base + column * count, into: place, rests: rests)
          more[column].evaluate(base: place, into: place, rests: rests)
        }
      }
    }
  }

  /// Composes what only moves: superlayers come before their sublayers.
  private mutating func evaluatePlain(into frame: inout FlatFrame) {
    let count = slots.count
    let isMixed = !others.isEmpty
    values.withUnsafeBufferPointer { values in
      shifts.withUnsafeMutableBufferPointer { shifts in
        frame.rects.withUnsafeMutableBufferPointer { rects in
          frame.opacities.withUnsafeMutableBufferPointer { opacities in
            for slot in 0..<count where !isMixed || isPlain[slot] {
              let width = values[Quantity.width.rawValue * count + slot]
              let height = values[Quantity.height.rawValue * count + slot]
              let originX = values[Quantity.originX.rawValue * count + slot]
              let originY = values[Quantity.originY.rawValue * count + slot]
              let alpha = values[Quantity.opacity.rawValue * count + slot] * visibilities[slot]
              let parent = parents[slot]
              var shift = CGPoint.zero
              var opacity = alpha
              if parent != slot {
                let x = values[Quantity.positionX.rawValue * count + slot]
                let y = values[Quantity.positionY.rawValue * count + slot]
                shift.x = x - (originX + anchors[slot].x * width) + shifts[parent].x
                shift.y = y - (originY + anchors[slot].y * height) + shifts[parent].y
                opacity = alpha * opacities[parent]
              }
              shifts[slot] = shift
              rects[slot] = CGRect(
                x: originX + min(width, 0) + shift.x, y: originY + min(height, 0) + shift.y,
                width: abs(width), height: abs(height))
              opacities[slot] = opacity
            }
          }
        }
      }
    }
    frame.alphas.withUnsafeMutableBufferPointer { alphas in
      for slot in 0..<count { alphas[slot] = values[Quantity.opacity.rawValue * count + slot] }
    }
  }

  /// Composes what turns, scales or is retimed, as the walk over the layers does.
  private mutating func evaluateOthers(
    _ timeline: Timeline, _ moment: Moment, into frame: inout FlatFrame
  ) {
    let rootTime = timeline.localTime(of: Timeline.root, below: moment.time, at: moment)
    for slot in others.slots {
      let (layer, parent) = (slots[slot].layer, slots[slot].parent)
      let isWindow = slots[slot].isWindow
      let above = isWindow || isPlain[parent] ? nil : others[parent]
      let parentTime = isWindow ? rootTime : above?.time ?? moment.time
      let time = timeline.localTime(of: layer, below: parentTime, at: moment)
      guard let state = timeline.presentation(of: layer, localTime: time, at: moment)
      else { continue }
      var place = Place.window
      if !isWindow {
        place.plane =
          above?.plane ?? PlaneTransform(translationX: shifts[parent].x, y: shifts[parent].y)
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
}
