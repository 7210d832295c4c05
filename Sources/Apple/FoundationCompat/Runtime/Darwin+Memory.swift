/// How many bytes the process may still take: what a widget that has just begun has left on a phone, of its 30 MB.
public func os_proc_available_memory() -> Int { 20 << 20 }
