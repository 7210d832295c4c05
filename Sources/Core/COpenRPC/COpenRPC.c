#include "COpenRPC.h"

// Embedded rather than read at run time: an installed program answers with the checkout deleted, and the document
// exists once.
const unsigned char widget_bridge_openrpc[] = {
#pragma clang diagnostic ignored "-Wc23-extensions"
#embed "../../../bridge-spec/openrpc.json"
};
const size_t widget_bridge_openrpc_length = sizeof(widget_bridge_openrpc);
