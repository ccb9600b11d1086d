import Foundation
import Layers
import Testing
import Timeline

@testable import Views

/// What holds for every sequence of calls. `SEGUE_LAWS=20000` plays more sequences.
struct LawTests {
  static let count = UInt64(ProcessInfo.processInfo.environment["SEGUE_LAWS"] ?? "") ?? 2500

  @Test func generatedSequencesKeepTheLaws() {
    for seed in 0..<Self.count {
      let player = LawPlayer(seed: seed)
      player.play(40)
      player.rest()
      player.stage.run {
        expectRest(player, seed)
        expectBalance(player, seed)
      }
    }
  }

  @Test func cancelRestoresEverything() {
    var count = 0
    for seed in 0..<Self.count {
      let player = LawPlayer(seed: seed)
      player.play(12)
      player.rest()
      let before = player.stage.world.bind { player.picture }
      guard player.beginDriven() else { continue }
      count += 1
      player.driveAndCancel()
      player.stage.run {
        let after = player.picture
        let changed = zip(before, after).first { $0 != $1 }
        #expect(before == after, "seed \(seed): \(changed.map { "\($0)" } ?? "")")
        #expect(!player.isBusy && !player.stage.world.hasWork, "seed \(seed)")
        expectBalance(player, seed)
      }
    }
    #expect(count * 4 > Int(Self.count))
  }

  /// Nothing is left to happen, and what is seen is what has appeared.
  private func expectRest(_ player: LawPlayer, _ seed: UInt64) {
    #expect(!player.log.contains { $0.hasPrefix("failed") }, "seed \(seed)")
    #expect(!player.isBusy, "seed \(seed)")
    #expect(!player.stage.world.hasWork, "seed \(seed)")
    #expect(player.delegate.animators.allSatisfy { $0.begun == $0.ended }, "seed \(seed)")
    for controller in player.controllers {
      let isSeen = controller.viewIfLoaded?.window != nil
      #expect(
        controller.appearance == (isSeen ? .appeared : .disappeared),
        "seed \(seed): \(controller.outputName)")
      #expect(controller.transitionCoordinator == nil, "seed \(seed)")
      for child in controller.children { #expect(child.parent === controller, "seed \(seed)") }
      if let navigation = controller as? UINavigationController {
        #expect(navigation.children == navigation.stack, "seed \(seed)")
        #expect(navigation.waiting.isEmpty, "seed \(seed)")
      }
    }
    #expect(player.chain.last?.viewIfLoaded?.window != nil, "seed \(seed)")
  }

  /// Appearance callbacks come in an order that UIKit promises.
  private func expectBalance(_ player: LawPlayer, _ seed: UInt64) {
    var states: [String: EventName] = [:]
    for event in player.stage.world.timeline.events {
      let legal: [EventName]
      switch states[event.object] ?? .viewDidDisappear {
      case .viewWillAppear: legal = [.viewDidAppear, .viewWillDisappear]
      case .viewDidAppear: legal = [.viewWillDisappear]
      case .viewWillDisappear: legal = [.viewDidDisappear, .viewWillAppear]
      default: legal = [.viewWillAppear]
      }
      switch event.name {
      case .viewWillAppear, .viewDidAppear, .viewWillDisappear, .viewDidDisappear:
        #expect(
          legal.contains(event.name), "seed \(seed) at \(event.time): \(event.object).\(event.name)"
        )
        states[event.object] = event.name
      default: break
      }
    }
    for (name, state) in states {
      #expect(
        state == .viewDidAppear || state == .viewDidDisappear, "seed \(seed): \(name) \(state)")
    }
  }
}
