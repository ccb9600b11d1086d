local T = require "trace"
local a, b = T.scene("custom", T.D{animator = T.X{}})
a:present(b, {animated = true})
settle()
local plain = b.presentationController
expect(plain:isKind(UIPresentationController) and not plain:isKind(T.PC))
expectEqual(plain.shouldRemovePresentersView, false)
expectEqual(plain.frameOfPresentedViewInContainerView, window.bounds)
