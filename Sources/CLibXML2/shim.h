#ifndef GLOSS_LIBXML2_SHIM_H
#define GLOSS_LIBXML2_SHIM_H

// Debian builds libxml2 with ICU, whose headers clash with those of Foundation.
#include <libxml/xmlversion.h>
#undef LIBXML_ICU_ENABLED

#include <libxml/SAX2.h>
#include <libxml/parser.h>
#include <libxml/parserInternals.h>
#include <libxml/tree.h>
#include <libxml/xmlsave.h>

/// Frees what libxml2 gave. Its own name for this is a mutable global.
static inline void freeXMLMemory(void *memory) { xmlFree(memory); }

#endif
