#pragma once
#include <stddef.h>

/// bridge-spec/openrpc.json, byte for byte: what `rpc.discover` answers.
extern const unsigned char widget_bridge_openrpc[];
extern const size_t widget_bridge_openrpc_length;

/// Where the document starts: Swift does not import an array whose length it does not know.
static inline const unsigned char *widget_bridge_openrpc_start(void) { return widget_bridge_openrpc; }
