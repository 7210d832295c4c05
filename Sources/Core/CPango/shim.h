#include <pango/pangocairo.h>
#include <pango/pangofc-fontmap.h>
#include <fontconfig/fontconfig.h>
#include <cairo/cairo-svg.h>
#include <cairo/cairo-pdf.h>
