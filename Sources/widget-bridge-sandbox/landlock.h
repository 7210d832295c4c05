// Landlock by its system calls (landlock(7)); Debian's headers know its first versions only.

#pragma once
#include <linux/types.h>

enum { landlock_most_paths = 4096 };

struct landlock_rules {
    int count;
    bool network;
    struct { const char *path; bool writable; } *paths;
};

static const struct landlock_rules landlock_rules_none = {0, true, NULL};

enum {
    landlock_create_ruleset_call = 444, landlock_add_rule_call = 445, landlock_restrict_self_call = 446,
    landlock_rule_path_beneath = 1,
};

struct landlock_ruleset_attributes { __u64 files, network, scope; };
struct landlock_path_attributes { __u64 access; __s32 parent; } __attribute__((packed));

// LANDLOCK_ACCESS_FS_… by their bits: EXECUTE, WRITE_FILE, READ_FILE, READ_DIR, REMOVE_DIR, REMOVE_FILE, MAKE_CHAR,
// MAKE_DIR, MAKE_REG, MAKE_SOCK, MAKE_FIFO, MAKE_BLOCK, MAKE_SYM; from version 2 REFER, 3 TRUNCATE, 5 IOCTL_DEV.
static const __u64 landlock_reads = 1u << 0 | 1u << 2 | 1u << 3;
static const __u64 landlock_of_files = 1u << 0 | 1u << 1 | 1u << 2 | 1u << 14 | 1u << 15;
static const __u64 landlock_devices = 1u << 6 | 1u << 11 | 1u << 15;

static __u64 landlock_files(int version) {
    __u64 all = (1u << 13) - 1;
    if (version >= 2) all |= 1u << 13;
    if (version >= 3) all |= 1u << 14;
    if (version >= 5) all |= 1u << 15;
    return all;
}

// The version that the kernel has; below 1 where it has none, or does not let it be used.
static int landlock_version(void) { return (int)syscall(landlock_create_ruleset_call, NULL, 0, 1); }

static bool landlock_allow(struct landlock_rules *rules, const char *path, bool writable) {
    if (!rules->paths) rules->paths = calloc(landlock_most_paths, sizeof *rules->paths);
    if (!rules->paths || rules->count == landlock_most_paths) {
        errno = ENOMEM;
        return false;
    }
    rules->paths[rules->count].path = path;
    rules->paths[rules->count++].writable = writable;
    return true;
}

// Keeps this process, and all that it starts, to the rules. From version 4 it may be kept from TCP, from 6 on it signals
// and reaches by abstract sockets only what it has started itself.
static bool landlock_restrict(const struct landlock_rules *rules) {
    int version = landlock_version();
    if (version < 1) return false;
    __u64 files = landlock_files(version);
    struct landlock_ruleset_attributes attributes = {files, 0, version >= 6 ? 3 : 0};
    if (version >= 4 && !rules->network) attributes.network = 3;
    size_t size = version >= 6 ? 24 : version >= 4 ? 16 : 8;
    int ruleset = (int)syscall(landlock_create_ruleset_call, &attributes, size, 0);
    if (ruleset < 0) return false;
    for (int index = 0; index < rules->count; index++) {
        struct stat status;
        int descriptor = open(rules->paths[index].path, O_PATH | O_CLOEXEC);
        if (descriptor < 0) continue;
        if (fstat(descriptor, &status)) return false;
        __u64 access = rules->paths[index].writable ? files & ~landlock_devices : files & landlock_reads;
        if (!S_ISDIR(status.st_mode)) access &= landlock_of_files;
        struct landlock_path_attributes rule = {access, descriptor};
        if (syscall(landlock_add_rule_call, ruleset, landlock_rule_path_beneath, &rule, 0)) return false;
        close(descriptor);
    }
    bool done = !syscall(landlock_restrict_self_call, ruleset, 0);
    close(ruleset);
    return done;
}
