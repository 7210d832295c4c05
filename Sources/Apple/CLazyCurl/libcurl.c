/* What a widget's process has for its libcurl: the functions that URLSession calls, which load the real one at their
   first call. It brings twenty-five libraries along, a quarter of the time in which a process starts, and most widgets
   never ask the network. The declarations are those of curl/curl.h, with every handle a `void *`. */

#define _GNU_SOURCE
#include <dlfcn.h>
#include <pthread.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>

static const char name[] = "libcurl.so.4";
static void *libcurl;

/* Finds the library where the loader would, but for this one's own place. */
static void load(void) {
    void *program = dlopen(NULL, RTLD_LAZY);
    Dl_info own;
    Dl_serinfo size;
    if (program && dladdr((void *)load, &own) && dlinfo(program, RTLD_DI_SERINFOSIZE, &size) == 0) {
        Dl_serinfo *places = malloc(size.dls_size);
        if (places && dlinfo(program, RTLD_DI_SERINFOSIZE, places) == 0 &&
            dlinfo(program, RTLD_DI_SERINFO, places) == 0) {
            for (unsigned int index = 0; index < places->dls_cnt && !libcurl; index++) {
                char path[4096];
                snprintf(path, sizeof path, "%s/%s", places->dls_serpath[index].dls_name, name);
                void *found = dlopen(path, RTLD_LAZY | RTLD_LOCAL);
                void *function = found ? dlsym(found, "curl_easy_init") : NULL;
                Dl_info information;
                if (function && dladdr(function, &information) && information.dli_fbase != own.dli_fbase)
                    libcurl = found;
            }
        }
        free(places);
    }
    if (libcurl) return;
    fprintf(stderr, "Fatal error: %s, which URLSession needs, is not installed\n", name);
    abort();
}

static void *function(const char *symbol) {
    static pthread_once_t once = PTHREAD_ONCE_INIT;
    pthread_once(&once, load);
    void *found = dlsym(libcurl, symbol);
    if (found) return found;
    fprintf(stderr, "Fatal error: %s is too old for URLSession: it has no %s\n", name, symbol);
    abort();
}

#define FORWARD(result, name, parameters, arguments) \
    result name parameters { return ((result(*) parameters)function(#name)) arguments; }

/* Takes what has the size of a pointer, as all options and places for information do. */
#define FORWARD_ONE_MORE(name) \
    int name(void *handle, int option, ...) { \
        va_list rest; \
        va_start(rest, option); \
        void *value = va_arg(rest, void *); \
        va_end(rest); \
        return ((int (*)(void *, int, ...))function(#name))(handle, option, value); \
    }

FORWARD(int, curl_global_init, (long flags), (flags))
FORWARD(char *, curl_version, (void), ())
FORWARD(void *, curl_version_info, (int age), (age))
FORWARD(void, curl_free, (void *memory), (memory))

FORWARD(void *, curl_easy_init, (void), ())
FORWARD(void, curl_easy_cleanup, (void *handle), (handle))
FORWARD(int, curl_easy_pause, (void *handle, int mask), (handle, mask))
FORWARD(const char *, curl_easy_strerror, (int code), (code))
FORWARD_ONE_MORE(curl_easy_setopt)
FORWARD_ONE_MORE(curl_easy_getinfo)

FORWARD(void *, curl_multi_init, (void), ())
FORWARD(int, curl_multi_cleanup, (void *multi), (multi))
FORWARD(int, curl_multi_add_handle, (void *multi, void *handle), (multi, handle))
FORWARD(int, curl_multi_remove_handle, (void *multi, void *handle), (multi, handle))
FORWARD(int, curl_multi_assign, (void *multi, int socket, void *value), (multi, socket, value))
FORWARD(void *, curl_multi_info_read, (void *multi, int *count), (multi, count))
FORWARD(
    int, curl_multi_socket_action, (void *multi, int socket, int events, int *running), (multi, socket, events, running))
FORWARD_ONE_MORE(curl_multi_setopt)

FORWARD(void *, curl_slist_append, (void *list, const char *string), (list, string))
FORWARD(void, curl_slist_free_all, (void *list), (list))

FORWARD(void *, curl_url, (void), ())
FORWARD(
    int, curl_url_get, (const void *url, int part, char **value, unsigned int flags), (url, part, value, flags))
FORWARD(
    int, curl_url_set, (void *url, int part, const char *value, unsigned int flags), (url, part, value, flags))
