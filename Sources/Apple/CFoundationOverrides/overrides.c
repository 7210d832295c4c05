/* Functions of Foundation's that widgets call and that have to follow what is asked of the extension: the locale that
   is drawn for, and the bundle's own texts; and user defaults, which have to answer as Apple's do. The widget's program
   is linked with this library before Foundation's, and the first library that has a symbol is the one whose symbol is
   used.

   Each goes on, with its arguments where Swift's convention has them, to the function of SwiftUICompat's that takes its
   place. Swift could define the symbols itself, but its optimiser takes such a function for the one that it is not. */

#if defined(__x86_64__)
#define JUMP "jmp "
#define TABLE "@PLT"
#elif defined(__aarch64__)
#define JUMP "b "
#define TABLE ""
#else
#error "Say how this processor jumps."
#endif

#define OVERRIDE(symbol, function)                                                                                     \
    __asm__(".text\n.globl \"" symbol "\"\n.type \"" symbol "\", %function\n\"" symbol "\":\n\t" JUMP function TABLE "\n")

/* static Locale.current */
OVERRIDE("$s20FoundationEssentials6LocaleV7currentACvgZ", "widget_bridge_current_locale");

/* static Locale.autoupdatingCurrent */
OVERRIDE("$s20FoundationEssentials6LocaleV19autoupdatingCurrentACvgZ", "widget_bridge_autoupdating_current_locale");

/* static Locale.preferredLanguages */
OVERRIDE("$s20FoundationEssentials6LocaleV18preferredLanguagesSaySSGvgZ", "widget_bridge_preferred_languages");

/* static Calendar.current */
OVERRIDE("$s20FoundationEssentials8CalendarV7currentACvgZ", "widget_bridge_current_calendar");

/* static Calendar.autoupdatingCurrent */
OVERRIDE("$s20FoundationEssentials8CalendarV19autoupdatingCurrentACvgZ", "widget_bridge_autoupdating_current_calendar");

/* NSLocalizedString(_:tableName:bundle:value:comment:) */
OVERRIDE("$s10Foundation17NSLocalizedString_9tableName6bundle5value7commentS2S_SSSgAA6BundleCS2StF", "widget_bridge_localized_string");

/* static String.localizedStringWithFormat(String, CVarArg...) -> String */
OVERRIDE("$sSS10FoundationE25localizedStringWithFormatyS2S_s7CVarArg_pdtFZ", "widget_bridge_localized_string_with_format");

/* String.init(format: String, _: CVarArg...) -> String */
OVERRIDE("$sSS10FoundationE6format_S2Sh_s7CVarArg_pdtcfC", "widget_bridge_string_format");

/* String.init(format: String, arguments: [CVarArg]) -> String */
OVERRIDE("$sSS10FoundationE6format9argumentsS2Sh_Says7CVarArg_pGhtcfC", "widget_bridge_string_arguments");

/* static UserDefaults.standard */
OVERRIDE("$s10Foundation12UserDefaultsC8standardACvgZ", "widget_bridge_user_defaults_standard");

/* UserDefaults.init() */
OVERRIDE("$s10Foundation12UserDefaultsCACycfC", "widget_bridge_user_defaults");

/* UserDefaults.init(suiteName: String?) */
OVERRIDE("$s10Foundation12UserDefaultsC9suiteNameACSgSSSg_tcfC", "widget_bridge_user_defaults_suite");
