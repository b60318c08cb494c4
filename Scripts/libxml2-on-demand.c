// Stands for libxml2 in the binary of Scripts/release: loads the system's when the first of its
// functions is called. Most runs read no XML, and to load it with the libraries that it needs takes as
// long as all else that happens before the first line of a command.
//
// LIBXML2 is the name of the library that the build would be linked to, such as "libxml2.so.2": one
// whose functions and structures are those of the headers. A function that is missing here fails to
// link. Pointers are `void *`, because libxml2 adds a `const` to one or the other now and then.
#include <dlfcn.h>
#include <pthread.h>
#include <stdio.h>
#include <unistd.h>

static void *library;

static void load(void) {
  library = dlopen(LIBXML2, RTLD_NOW | RTLD_LOCAL);
}

static void *address(const char *name) {
  static pthread_once_t once = PTHREAD_ONCE_INIT;
  pthread_once(&once, load);
  void *found = library ? dlsym(library, name) : NULL;
  if (found) return found;
  fprintf(stderr, "error: XML cannot be read or written without " LIBXML2 ": %s\n", dlerror());
  // What the tool says where work could not be done.
  _exit(2);
}

#define FUNCTION(type, name, parameters, arguments)                              \
  type name parameters {                                                         \
    static void *known;                                                          \
    void *found = __atomic_load_n(&known, __ATOMIC_ACQUIRE);                     \
    if (!found) __atomic_store_n(&known, found = address(#name), __ATOMIC_RELEASE); \
    return ((type(*) parameters)found)arguments;                                 \
  }

typedef void *p;

FUNCTION(p, xmlAddChild, (p a, p b), (a, b))
FUNCTION(p, xmlAddNextSibling, (p a, p b), (a, b))
FUNCTION(p, xmlAddPrevSibling, (p a, p b), (a, b))
FUNCTION(p, xmlCtxtReadMemory, (p a, p b, int c, p d, p e, int f), (a, b, c, d, e, f))
FUNCTION(void, xmlDocDumpFormatMemoryEnc, (p a, p b, p c, p d, int e), (a, b, c, d, e))
FUNCTION(p, xmlDocGetRootElement, (p a), (a))
FUNCTION(p, xmlDocSetRootElement, (p a, p b), (a, b))
FUNCTION(p, xmlFirstElementChild, (p a), (a))
FUNCTION(void, xmlFreeDoc, (p a), (a))
FUNCTION(void, xmlFreeNode, (p a), (a))
FUNCTION(void, xmlFreeParserCtxt, (p a), (a))
FUNCTION(void, xmlInitParser, (void), ())
FUNCTION(int, xmlIsBlankNode, (p a), (a))
FUNCTION(p, xmlNewDoc, (p a), (a))
FUNCTION(p, xmlNewDocNode, (p a, p b, p c, p d), (a, b, c, d))
FUNCTION(p, xmlNewDocTextLen, (p a, p b, int c), (a, b, c))
FUNCTION(p, xmlNewNs, (p a, p b, p c), (a, b, c))
FUNCTION(p, xmlNewNsProp, (p a, p b, p c, p d), (a, b, c, d))
FUNCTION(p, xmlNewParserCtxt, (void), ())
FUNCTION(p, xmlNextElementSibling, (p a), (a))
FUNCTION(p, xmlNodeListGetString, (p a, p b, int c), (a, b, c))
FUNCTION(void, xmlSAX2Characters, (p a, p b, int c), (a, b, c))
FUNCTION(int, xmlSAX2GetColumnNumber, (p a), (a))
FUNCTION(int, xmlSAX2GetLineNumber, (p a), (a))
FUNCTION(void, xmlSAX2StartDocument, (p a), (a))
FUNCTION(
    void, xmlSAX2StartElementNs, (p a, p b, p c, p d, int e, p f, int g, int h, p i),
    (a, b, c, d, e, f, g, h, i))
FUNCTION(p, xmlSearchNsByHref, (p a, p b, p c), (a, b, c))
FUNCTION(void, xmlSetNs, (p a, p b), (a, b))
FUNCTION(p, xmlSetNsProp, (p a, p b, p c, p d), (a, b, c, d))
FUNCTION(void, xmlStopParser, (p a), (a))
FUNCTION(int, xmlStrEqual, (p a, p b), (a, b))
FUNCTION(int, xmlStrlen, (p a), (a))
FUNCTION(void, xmlUnlinkNode, (p a), (a))
FUNCTION(int, xmlUnsetNsProp, (p a, p b, p c), (a, b, c))

static void freeInLibrary(p memory) {
  p pointer = address("xmlFree");
  (*(void (**)(p))pointer)(memory);
}

// A variable of libxml2, to be replaced by who has an allocator of its own. We only call it.
void (*xmlFree)(p) = freeInLibrary;
