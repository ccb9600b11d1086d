#include "CLuaBridge.h"
int segue_bridge_version(void) { return 1; }
