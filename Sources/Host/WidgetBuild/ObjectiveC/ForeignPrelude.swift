/// What stands in the place of Apple's headers when a project's own are preprocessed: their macros.
enum ForeignPrelude {
    static func text(for platform: Platform) -> String {
        let conditions = platform.targetConditions.sorted { $0.key < $1.key }
        let defined = conditions.map { "#define \($0.key) \($0.value ? 1 : 0)\n" }.joined()
        let empty = nothing.split { $0 == " " || $0 == "\n" }.map { "#define \($0)\n" }.joined()
        let swallowing = calls.split { $0 == " " || $0 == "\n" }.map { "#define \($0)(...)\n" }.joined()
        return defined + empty + swallowing + macros
    }

    /// What says nothing here.
    private static let nothing = """
        NS_REQUIRES_SUPER NS_RETURNS_RETAINED NS_RETURNS_NOT_RETAINED NS_RETURNS_INNER_POINTER NS_FORMAT_ARGUMENT_ \
        NS_NOESCAPE NS_SWIFT_SENDABLE NS_SWIFT_NONSENDABLE NS_SWIFT_UI_ACTOR NS_SWIFT_NONISOLATED NS_ROOT_CLASS \
        NS_REQUIRES_PROPERTY_DEFINITIONS NS_REQUIRES_NIL_TERMINATION NS_AUTOMATED_REFCOUNT_UNAVAILABLE \
        OBJC_EXPORT OBJC_ROOT_CLASS NS_VALID_UNTIL_END_OF_SCOPE NS_SWIFT_DISABLE_ASYNC CF_RETURNS_RETAINED \
        CF_RETURNS_NOT_RETAINED CF_IMPLICIT_BRIDGING_ENABLED CF_IMPLICIT_BRIDGING_DISABLED __nonnull_ IBOutlet \
        IB_DESIGNABLE IBInspectable UI_APPEARANCE_SELECTOR NS_CLASS_AVAILABLE_IOS_ NS_EXTENSION_UNAVAILABLE_IOS_ \
        __IOS_PROHIBITED __WATCHOS_PROHIBITED __TVOS_PROHIBITED NS_ENUM_AVAILABLE_IOS_ DEPRECATED_ATTRIBUTE NS_DEPRECATED_ \
        UNAVAILABLE_ATTRIBUTE_ NS_NO_TAIL_CALL __deprecated __BEGIN_DECLS_ OS_OBJECT_ NS_SWIFT_SENDING
        """

    /// What says nothing here, with arguments.
    private static let calls = """
        API_AVAILABLE API_UNAVAILABLE API_DEPRECATED API_DEPRECATED_WITH_REPLACEMENT NS_AVAILABLE NS_AVAILABLE_IOS \
        NS_AVAILABLE_MAC NS_DEPRECATED NS_DEPRECATED_IOS NS_DEPRECATED_MAC NS_CLASS_AVAILABLE NS_CLASS_AVAILABLE_IOS \
        NS_CLASS_DEPRECATED NS_CLASS_DEPRECATED_IOS NS_ENUM_AVAILABLE NS_ENUM_AVAILABLE_IOS NS_ENUM_DEPRECATED \
        NS_ENUM_DEPRECATED_IOS NS_EXTENSION_UNAVAILABLE NS_EXTENSION_UNAVAILABLE_IOS NS_FORMAT_FUNCTION \
        NS_FORMAT_ARGUMENT NS_SWIFT_ASYNC NS_SWIFT_ASYNC_NAME NS_SWIFT_ASYNC_THROWS_ON_FALSE CF_FORMAT_FUNCTION \
        CF_AVAILABLE CF_DEPRECATED DEPRECATED_MSG_ATTRIBUTE __deprecated_msg __OSX_AVAILABLE_STARTING \
        __OSX_AVAILABLE_BUT_DEPRECATED __API_AVAILABLE __API_UNAVAILABLE __API_DEPRECATED __IOS_AVAILABLE \
        __TVOS_AVAILABLE __WATCHOS_AVAILABLE __OSX_AVAILABLE NS_SWIFT_UNAVAILABLE_FROM_ASYNC IBOutletCollection \
        NS_HEADER_AUDIT_BEGIN NS_HEADER_AUDIT_END
        """

    private static let macros = """
        #define IBAction void
        #define NS_ASSUME_NONNULL_BEGIN _Pragma("clang assume_nonnull begin")
        #define NS_ASSUME_NONNULL_END _Pragma("clang assume_nonnull end")
        #define CF_ASSUME_NONNULL_BEGIN NS_ASSUME_NONNULL_BEGIN
        #define CF_ASSUME_NONNULL_END NS_ASSUME_NONNULL_END
        #define NS_INLINE static inline
        #define CF_INLINE static inline
        #define CG_INLINE static inline
        #define UIKIT_STATIC_INLINE static inline
        #define FOUNDATION_EXPORT extern
        #define FOUNDATION_EXTERN extern
        #define UIKIT_EXTERN extern
        #define APPKIT_EXTERN extern
        #define CF_EXPORT extern
        #define CG_EXTERN extern
        #define OBJC_EXTERN extern
        #define NS_SWIFT_NAME(...) __attribute__((swift_name(#__VA_ARGS__)))
        #define CF_SWIFT_NAME(...) NS_SWIFT_NAME(__VA_ARGS__)
        #define NS_REFINED_FOR_SWIFT __attribute__((swift_private))
        #define NS_SWIFT_NOTHROW __attribute__((swift_error(none)))
        #define NS_UNAVAILABLE __attribute__((unavailable))
        #define UNAVAILABLE_ATTRIBUTE __attribute__((unavailable))
        #define NS_SWIFT_UNAVAILABLE(...) __attribute__((unavailable))
        #define NS_DESIGNATED_INITIALIZER __attribute__((objc_designated_initializer))
        #define NS_TYPED_ENUM __attribute__((swift_newtype(enum)))
        #define NS_TYPED_EXTENSIBLE_ENUM __attribute__((swift_newtype(struct)))
        #define NS_STRING_ENUM NS_TYPED_ENUM
        #define NS_EXTENSIBLE_STRING_ENUM NS_TYPED_EXTENSIBLE_ENUM
        #define __WB_PICK(_1, _2, name, ...) name
        #define __WB_NAMED(kind, type, name) enum kind name : type name; enum kind name : type
        #define __WB_OPEN __attribute__((enum_extensibility(open)))
        #define __WB_CLOSED __attribute__((enum_extensibility(closed)))
        #define __WB_FLAGS __attribute__((flag_enum)) __attribute__((enum_extensibility(open)))
        #define __WB_ENUM(type, name) __WB_NAMED(__WB_OPEN, type, name)
        #define __WB_ENUM_ONE(type) enum : type
        #define NS_ENUM(...) __WB_PICK(__VA_ARGS__, __WB_ENUM, __WB_ENUM_ONE)(__VA_ARGS__)
        #define CF_ENUM(...) NS_ENUM(__VA_ARGS__)
        #define NS_CLOSED_ENUM(type, name) __WB_NAMED(__WB_CLOSED, type, name)
        #define CF_CLOSED_ENUM(type, name) NS_CLOSED_ENUM(type, name)
        #define NS_OPTIONS(type, name) __WB_NAMED(__WB_FLAGS, type, name)
        #define CF_OPTIONS(type, name) NS_OPTIONS(type, name)
        #define NS_ERROR_ENUM(domain, name) NS_ENUM(long, name)

        """
}
