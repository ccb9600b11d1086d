#ifndef SEGUE_BRIDGE_H
#define SEGUE_BRIDGE_H
int segue_bridge_version(void);
#endif
