extension SwiftTypes {
    /// Numbers and the like, by their names in C.
    static let scalars: [String: String] = [
        "BOOL": "Bool", "bool": "Bool", "_Bool": "Bool", "Boolean": "Bool", "char": "CChar", "signed char": "Int8",
        "unsigned char": "UInt8", "short": "Int16", "unsigned short": "UInt16", "int": "Int32",
        "unsigned int": "UInt32",
        "long": "Int", "unsigned long": "UInt", "long long": "Int64", "unsigned long long": "UInt64", "float": "Float",
        "double": "Double", "long double": "Float80", "NSInteger": "Int", "NSUInteger": "UInt", "CGFloat": "CGFloat",
        "NSTimeInterval": "TimeInterval", "unichar": "UInt16", "int8_t": "Int8", "uint8_t": "UInt8",
        "int16_t": "Int16", "uint16_t": "UInt16", "int32_t": "Int32", "uint32_t": "UInt32", "int64_t": "Int64",
        "uint64_t": "UInt64", "size_t": "Int", "ssize_t": "Int", "intptr_t": "Int", "uintptr_t": "UInt",
        "UInt8": "UInt8", "UInt16": "UInt16", "UInt32": "UInt32", "UInt64": "UInt64", "SInt8": "Int8",
        "SInt16": "Int16", "SInt32": "Int32", "SInt64": "Int64", "Byte": "UInt8", "OSStatus": "Int32",
        "CFIndex": "Int", "CFTimeInterval": "Double", "CFAbsoluteTime": "Double", "NSStringEncoding": "UInt",
        "u_int8_t": "UInt8", "u_int16_t": "UInt16", "u_int32_t": "UInt32", "u_int64_t": "UInt64",
    ]

    /// Types that are no pointers, and what Swift has for them.
    static let values = scalars.merging(
        [
            "void": "Void", "NSComparisonResult": "ComparisonResult", "NSErrorDomain": "String",
            "NSNotificationName": "Notification.Name", "NSAttributedStringKey": "NSAttributedString.Key",
            "NSURLRequestCachePolicy": "URLRequest.CachePolicy", "NSStringCompareOptions": "NSString.CompareOptions",
            "NSDateFormatterStyle": "DateFormatter.Style", "NSNumberFormatterStyle": "NumberFormatter.Style",
            "NSCalendarUnit": "NSCalendar.Unit", "NSDataReadingOptions": "NSData.ReadingOptions",
            "NSJSONReadingOptions": "JSONSerialization.ReadingOptions", "NSQualityOfService": "QualityOfService",
            "NSJSONWritingOptions": "JSONSerialization.WritingOptions",
            "NSSearchPathDirectory":
                "FileManager.SearchPathDirectory", "NSKeyValueChangeKey": "NSKeyValueChangeKey",
            "UIViewContentMode": "UIView.ContentMode", "UIControlState": "UIControl.State",
            "UIImageOrientation": "UIImage.Orientation", "UIImageRenderingMode": "UIImage.RenderingMode",
            "UIStatusBarStyle": "UIStatusBarStyle", "UIViewAutoresizing": "UIView.AutoresizingMask",
            "UIApplicationLaunchOptionsKey": "UIApplication.LaunchOptionsKey", "UIFontWeight": "UIFont.Weight",
            "UIUserInterfaceStyle": "UIUserInterfaceStyle", "UIFontTextStyle": "UIFont.TextStyle",
            "UIApplicationState": "UIApplication.State", "UIButtonType": "UIButton.ButtonType",
            "UITableViewStyle": "UITableView.Style", "dispatch_time_t": "DispatchTime",
            "UIViewAnimationOptions": "UIView.AnimationOptions", "NSRunLoopMode": "RunLoop.Mode",
            "NSDataWritingOptions": "NSData.WritingOptions", "NSErrorUserInfoKey": "String",
            "NSURLSessionAuthChallengeDisposition": "URLSession.AuthChallengeDisposition",
            "NSURLSessionResponseDisposition": "URLSession.ResponseDisposition",
            "NSURLRequestNetworkServiceType": "URLRequest.NetworkServiceType",
            "NSPropertyListFormat": "PropertyListSerialization.PropertyListFormat",
            "NSPropertyListReadOptions": "PropertyListSerialization.ReadOptions",
            "NSPropertyListWriteOptions": "PropertyListSerialization.WriteOptions",
        ]
    ) { first, _ in first }

    /// Types that are pointers without a star.
    static let references: [String: String] = [
        "dispatch_queue_t": "DispatchQueue", "dispatch_group_t": "DispatchGroup",
        "dispatch_semaphore_t": "DispatchSemaphore", "dispatch_block_t": "() -> Void", "CGColorRef": "CGColor",
        "dispatch_source_t": "any DispatchSourceProtocol", "dispatch_data_t": "DispatchData",
        "CGImageRef": "CGImage", "CGContextRef": "CGContext", "CGPathRef": "CGPath",
        "CGMutablePathRef": "CGMutablePath", "CGColorSpaceRef": "CGColorSpace", "CGGradientRef": "CGGradient",
        "CFStringRef": "CFString", "CFArrayRef": "CFArray", "CFDictionaryRef": "CFDictionary", "CFDataRef": "CFData",
        "CFURLRef": "CFURL", "CFTypeRef": "CFTypeRef", "CFErrorRef": "CFError",
        "SecTrustRef": "SecTrust", "SecKeyRef": "SecKey", "SecCertificateRef": "SecCertificate",
    ]

    /// Foundation's classes and protocols that are others in Swift.
    static let renamed: [String: String] = {
        var names = [
            "NSObject": "NSObject", "NSString": "String", "NSError": "any Error", "NSNumber": "NSNumber",
            "NSURLRequest": "URLRequest", "NSMutableURLRequest": "NSMutableURLRequest",
        ]
        let dropping = """
            NSData NSDate NSURL NSUUID NSLocale NSTimeZone NSCalendar NSIndexPath NSIndexSet NSCharacterSet \
            NSURLComponents NSURLQueryItem NSDateComponents NSDateInterval NSNotification NSPersonNameComponents NSBundle \
            NSFileManager NSUserDefaults NSNotificationCenter NSOperation NSOperationQueue NSBlockOperation NSTimer \
            NSURLSession NSURLSessionConfiguration NSURLSessionTask NSURLSessionDataTask NSURLSessionUploadTask \
            NSURLSessionDownloadTask NSURLSessionTaskMetrics NSURLSessionDelegate NSURLSessionTaskDelegate NSURLSessionDataDelegate \
            NSURLSessionDownloadDelegate NSURLResponse NSHTTPURLResponse NSURLCache NSCachedURLResponse NSURLCredential \
            NSURLProtectionSpace NSURLAuthenticationChallenge NSURLProtocol NSHTTPCookie NSHTTPCookieStorage NSFormatter \
            NSDateFormatter NSDateComponentsFormatter NSDateIntervalFormatter NSNumberFormatter NSByteCountFormatter \
            NSMeasurementFormatter NSISO8601DateFormatter NSPersonNameComponentsFormatter NSLengthFormatter \
            NSEnergyFormatter NSMassFormatter NSThread NSJSONSerialization NSInputStream NSOutputStream NSStream NSProgress \
            NSProcessInfo NSPipe NSFileHandle NSFileWrapper NSScanner NSRunLoop NSUndoManager NSUnit NSDimension NSXMLParser \
            NSXMLParserDelegate NSPort NSHost NSMessagePort NSStreamDelegate
            """
        for name in dropping.split(separator: " ") { names[String(name)] = String(name.dropFirst(2)) }
        return names
    }()

    /// What Foundation's classes are called where they are classes: extended or derived from.
    static let classNames: [String: String] = {
        let bridged: Set = [
            "NSString", "NSError", "NSURLRequest", "NSData", "NSDate", "NSURL", "NSUUID", "NSLocale", "NSTimeZone",
            "NSCalendar", "NSIndexPath", "NSIndexSet", "NSCharacterSet", "NSURLComponents", "NSURLQueryItem",
            "NSDateComponents", "NSDateInterval", "NSNotification", "NSPersonNameComponents",
        ]
        return renamed.filter { !bridged.contains($0.key) }
    }()
}
