/* URLSession asks libcurl, which of its transfers have ended, by this function. The widget's program finds this one
   first: it asks libcurl's own, and tells of each transfer that failed, which a widget's provider mostly keeps to
   itself. The declarations are those of curl/multi.h and curl/curl.h, whose values libcurl promises not to change. */

#define _GNU_SOURCE
#include <dlfcn.h>
#include <stddef.h>

typedef struct {
    int msg;
    void *easy_handle;
    union {
        void *whatever;
        int result;
    } data;
} CURLMsg;

enum { CURLMSG_DONE = 1, CURLE_OK = 0, CURLE_ABORTED_BY_CALLBACK = 42 };
enum { CURLINFO_EFFECTIVE_URL = 0x100000 + 1, CURLINFO_RESPONSE_CODE = 0x200000 + 2 };

/* SwiftUICompat's. */
void widget_bridge_transfer_failed(const char *url, const char *reason, long status);

CURLMsg *curl_multi_info_read(void *multi, int *count) {
    static CURLMsg *(*read)(void *, int *);
    static int (*information)(void *, int, void *);
    static const char *(*description)(int);
    if (!read) {
        information = (int (*)(void *, int, void *))dlsym(RTLD_DEFAULT, "curl_easy_getinfo");
        description = (const char *(*)(int))dlsym(RTLD_DEFAULT, "curl_easy_strerror");
        read = (CURLMsg *(*)(void *, int *))dlsym(RTLD_NEXT, "curl_multi_info_read");
        if (!read) return NULL;
    }
    CURLMsg *message = read(multi, count);
    if (!message || message->msg != CURLMSG_DONE || !information || !description) return message;
    const int result = message->data.result;
    /* The widget's own code has cancelled it. */
    if (result == CURLE_ABORTED_BY_CALLBACK) return message;
    char *url = NULL;
    long status = 0;
    information(message->easy_handle, CURLINFO_EFFECTIVE_URL, &url);
    information(message->easy_handle, CURLINFO_RESPONSE_CODE, &status);
    if (result != CURLE_OK || status >= 400)
        widget_bridge_transfer_failed(url, result == CURLE_OK ? NULL : description(result), status);
    return message;
}
