public import Foundation

extension URL {
    public static var documentsDirectory: URL { directory(.documentDirectory) }
    public static var cachesDirectory: URL { directory(.cachesDirectory) }
    public static var applicationSupportDirectory: URL { directory(.applicationSupportDirectory) }
    public static var libraryDirectory: URL { directory(.libraryDirectory) }
    public static var downloadsDirectory: URL { directory(.downloadsDirectory) }
    public static var picturesDirectory: URL { directory(.picturesDirectory) }
    public static var musicDirectory: URL { directory(.musicDirectory) }
    public static var moviesDirectory: URL { directory(.moviesDirectory) }
    public static var desktopDirectory: URL { directory(.desktopDirectory) }
    public static var sharedPublicDirectory: URL { directory(.sharedPublicDirectory) }
    public static var userDirectory: URL { directory(.userDirectory) }

    private static func directory(_ directory: FileManager.SearchPathDirectory) -> URL {
        FileManager.default.urls(for: directory, in: .userDomainMask).first
            ?? FileManager.default.homeDirectoryForCurrentUser
    }
}
