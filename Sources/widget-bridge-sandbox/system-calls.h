// A filter of system calls (seccomp(2)): what is on the list fails with EPERM, as without the privilege.

#pragma once
#include <linux/audit.h>
#include <linux/filter.h>
#include <linux/seccomp.h>
#include <stddef.h>
#include <sys/socket.h>

#if defined(__x86_64__)
#define NATIVE_CALLS AUDIT_ARCH_X86_64
#elif defined(__aarch64__)
#define NATIVE_CALLS AUDIT_ARCH_AARCH64
#else
#error "The numbers of this processor's system calls are not known here."
#endif

static const unsigned int filtered_calls[] = {
    // Other processes.
    __NR_ptrace, __NR_process_vm_readv, __NR_process_vm_writev, __NR_kcmp, 438 /* pidfd_getfd */,
    // Memory that no process's size shows.
    __NR_memfd_create, 447 /* memfd_secret */, __NR_shmget, __NR_shmat,
    // Keys, and the kernel's own programs.
    __NR_add_key, __NR_request_key, __NR_keyctl, __NR_bpf, __NR_perf_event_open, __NR_userfaultfd,
    425, 426, 427 /* io_uring */,
    // File systems.
    __NR_mount, __NR_umount2, __NR_pivot_root, __NR_chroot, __NR_setns, __NR_unshare, __NR_open_by_handle_at,
    428, 429, 430, 431, 432, 433, 442 /* open_tree … mount_setattr */, __NR_quotactl, __NR_swapon, __NR_swapoff,
    // The machine.
    __NR_reboot, __NR_kexec_load, __NR_init_module, __NR_finit_module, __NR_delete_module, __NR_acct, __NR_syslog,
    __NR_settimeofday, __NR_clock_settime, __NR_clock_adjtime, __NR_adjtimex,
#if defined(__x86_64__)
    __NR_modify_ldt, __NR_iopl, __NR_ioperm,
#endif
};

// Links and pipes in a folder that others look into would lead them elsewhere, or have them wait.
static const unsigned int special_file_calls[] = {
    __NR_symlinkat, __NR_mknodat,
#if defined(__x86_64__)
    __NR_symlink, __NR_mknod,
#endif
};

static bool filter_system_calls(bool sockets, bool special_files) {
    enum { most = sizeof filtered_calls / sizeof *filtered_calls };
    enum { special = sizeof special_file_calls / sizeof *special_file_calls };
    unsigned int refused[most + special];
    memcpy(refused, filtered_calls, sizeof filtered_calls);
    memcpy(refused + most, special_file_calls, sizeof special_file_calls);
    const int calls = special_files ? most : most + special;
    struct sock_filter program[most + special + 16];
    int length = 0;
    const struct sock_filter refuse = BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_ERRNO | EPERM);
    program[length++] = (struct sock_filter)BPF_STMT(BPF_LD | BPF_W | BPF_ABS, offsetof(struct seccomp_data, arch));
    program[length++] = (struct sock_filter)BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, NATIVE_CALLS, 1, 0);
    program[length++] = refuse;
    program[length++] = (struct sock_filter)BPF_STMT(BPF_LD | BPF_W | BPF_ABS, offsetof(struct seccomp_data, nr));
    // x32's calls have numbers of their own.
    program[length++] = (struct sock_filter)BPF_JUMP(BPF_JMP | BPF_JGE | BPF_K, 0x40000000, 0, 1);
    program[length++] = refuse;
    // To the refusal behind the list.
    for (int index = 0; index < calls; index++) {
        program[length] = (struct sock_filter)BPF_JUMP(
            BPF_JMP | BPF_JEQ | BPF_K, refused[index], (unsigned char)(calls - index + (sockets ? 0 : 3)), 0);
        length++;
    }
    if (!sockets) {
        // Sockets to processes on this machine alone.
        program[length++] = (struct sock_filter)BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, __NR_socket, 0, 2);
        program[length++] = (struct sock_filter)BPF_STMT(
            BPF_LD | BPF_W | BPF_ABS, offsetof(struct seccomp_data, args[0]));
        program[length++] = (struct sock_filter)BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, AF_UNIX, 0, 1);
    }
    program[length++] = (struct sock_filter)BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_ALLOW);
    program[length++] = refuse;
    struct sock_fprog filter = {(unsigned short)length, program};
    return !prctl(PR_SET_SECCOMP, SECCOMP_MODE_FILTER, &filter);
}
