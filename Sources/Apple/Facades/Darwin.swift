@_exported import Glibc
@_exported import typealias OSLogCompat.os_unfair_lock
@_exported import func OSLogCompat.os_unfair_lock_assert_not_owner
@_exported import func OSLogCompat.os_unfair_lock_assert_owner
@_exported import struct OSLogCompat.os_unfair_lock_flags_t
@_exported import func OSLogCompat.os_unfair_lock_lock
@_exported import func OSLogCompat.os_unfair_lock_lock_with_flags
@_exported import struct OSLogCompat.os_unfair_lock_s
@_exported import typealias OSLogCompat.os_unfair_lock_t
@_exported import func OSLogCompat.os_unfair_lock_trylock
@_exported import func OSLogCompat.os_unfair_lock_unlock
