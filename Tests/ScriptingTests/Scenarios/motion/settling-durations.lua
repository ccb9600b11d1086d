-- core-animation.md T3, values of QuartzCore.
require "motion"
local function settling(mass, stiffness, damping, velocity)
  return CASpringAnimation{keyPath = "opacity", mass = mass, stiffness = stiffness, damping = damping,
    initialVelocity = velocity or 0}.settlingDuration
end
expectEqual(CASpringAnimation{keyPath = "opacity"}.settlingDuration, 1.4727003346780927, {accuracy = 1e-12})
expectEqual(settling(1, 100, 1), 13.91321015404625, {accuracy = 1e-12})
expectEqual(settling(1, 100, 20), 1, {accuracy = 1e-12})
expectEqual(settling(1, 100, 40), 1, {accuracy = 1e-12})
expectEqual(settling(1, 100, 100), 1, {accuracy = 1e-12})
expectEqual(
  CASpringAnimation{perceptualDuration = 1, bounce = 0.5}.settlingDuration, 2.3438753795710707,
  {accuracy = 1e-12})
-- its duration does not follow
expectEqual(CASpringAnimation{keyPath = "opacity"}.duration, 0)
