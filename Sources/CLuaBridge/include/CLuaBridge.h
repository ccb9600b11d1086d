/// The C side of Lua in Segue. Every call of Lua's own interface that can raise is made here,
/// inside a protected call or in a function that Lua called; a Swift callback returns a status
/// and this side raises. So no longjmp ever crosses a Swift frame.
#ifndef SEGUE_BRIDGE_H
#define SEGUE_BRIDGE_H

#include "segue_state.h"
#include "segue_stack.h"
#include "segue_types.h"

#endif
