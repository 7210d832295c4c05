#ifndef CCrashTrace_h
#define CCrashTrace_h

/// Has the process tell where it was when it crashes, before it ends by the same signal.
///
/// It is a line on standard error: "widget-bridge: crashed at", and the addresses of the program's own code that it was
/// in, innermost first, hexadecimal, from where the program is loaded.
void widget_bridge_trace_crashes(void);

#endif
