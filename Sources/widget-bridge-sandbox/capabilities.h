// What root may do beside files (capabilities(7)): Landlock says nothing of the kernel's own memory and log.

#pragma once
#include <linux/capability.h>

// Leaves this process, and all that it starts, what root may do with files of others.
static bool drop_capabilities(void) {
    const unsigned int kept = 1u << CAP_CHOWN | 1u << CAP_DAC_OVERRIDE | 1u << CAP_FOWNER;
    struct __user_cap_header_struct header = {_LINUX_CAPABILITY_VERSION_3, 0};
    struct __user_cap_data_struct sets[2];
    if (syscall(SYS_capget, &header, sets)) return false;
    sets[0].effective &= kept;
    sets[0].permitted &= kept;
    sets[0].inheritable = 0;
    sets[1] = (struct __user_cap_data_struct){0, 0, 0};
    return !syscall(SYS_capset, &header, sets);
}
