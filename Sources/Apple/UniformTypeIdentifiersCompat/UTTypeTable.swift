/// The system's types: what each is a kind of, its file extensions and MIME types.
enum UTTypeTable {
    struct Entry: Sendable {
        var parents: [String]
        var extensions: [String]
        var mimeTypes: [String]
        var description: String
    }

    static let entries: [String: Entry] = {
        var entries: [String: Entry] = [:]
        for line in table.split(separator: "\n") {
            let columns = line.split(separator: " ", omittingEmptySubsequences: false).map(String.init)
            func list(_ column: Int) -> [String] {
                columns.count > column ? columns[column].split(separator: ",").map(String.init) : []
            }
            entries[columns[1]] = Entry(
                parents: list(2), extensions: list(3), mimeTypes: list(4), description: columns[0])
        }
        return entries
    }()

    /// Name, identifier, parents, extensions, MIME types.
    private static let table = """
        item public.item
        content public.content
        compositeContent public.composite-content public.content
        diskImage public.disk-image public.data,public.archive dmg
        data public.data public.item
        directory public.directory public.item
        resolvable com.apple.resolvable
        symbolicLink public.symlink public.item,com.apple.resolvable
        executable public.executable public.item
        mountPoint com.apple.mount-point public.item,com.apple.resolvable
        aliasFile com.apple.alias-file public.data,com.apple.resolvable
        urlBookmarkData com.apple.bookmark public.data,com.apple.resolvable
        url public.url public.data
        fileURL public.file-url public.url
        text public.text public.data,public.content
        plainText public.plain-text public.text txt,text text/plain
        utf8PlainText public.utf8-plain-text public.plain-text
        utf16ExternalPlainText public.utf16-external-plain-text public.plain-text
        utf16PlainText public.utf16-plain-text public.plain-text
        delimitedText public.delimited-values-text public.text
        commaSeparatedText public.comma-separated-values-text public.delimited-values-text csv text/csv
        tabSeparatedText public.tab-separated-values-text public.delimited-values-text tsv text/tab-separated-values
        utf8TabSeparatedText public.utf8-tab-separated-values-text public.tab-separated-values-text,public.utf8-plain-text
        rtf public.rtf public.text rtf text/rtf
        html public.html public.text html,htm text/html
        xml public.xml public.text xml application/xml,text/xml
        yaml public.yaml public.text yaml,yml application/x-yaml
        css public.css public.text css text/css
        sourceCode public.source-code public.plain-text
        assemblyLanguageSource public.assembly-source public.source-code s
        cSource public.c-source public.source-code c
        objectiveCSource public.objective-c-source public.source-code m
        swiftSource public.swift-source public.source-code swift
        cPlusPlusSource public.c-plus-plus-source public.source-code cpp,cc
        objectiveCPlusPlusSource public.objective-c-plus-plus-source public.source-code mm
        cHeader public.c-header public.source-code h
        cPlusPlusHeader public.c-plus-plus-header public.source-code hpp
        script public.script public.source-code
        appleScript com.apple.applescript.text public.script applescript
        osaScript com.apple.applescript.script public.script scpt
        osaScriptBundle com.apple.applescript.script-bundle com.apple.bundle,com.apple.package,public.script scptd
        javaScript com.netscape.javascript-source public.source-code,public.executable js text/javascript
        shellScript public.shell-script public.script sh
        perlScript public.perl-script public.shell-script pl
        pythonScript public.python-script public.shell-script py
        rubyScript public.ruby-script public.shell-script rb
        phpScript public.php-script public.shell-script php
        makefile public.make-source public.script
        json public.json public.text json application/json
        propertyList com.apple.property-list public.data plist
        xmlPropertyList com.apple.xml-property-list public.xml,com.apple.property-list
        binaryPropertyList com.apple.binary-property-list com.apple.property-list
        pdf com.adobe.pdf public.data,public.composite-content pdf application/pdf
        rtfd com.apple.rtfd com.apple.package,public.composite-content rtfd
        flatRTFD com.apple.flat-rtfd public.data,public.composite-content
        webArchive com.apple.webarchive public.data,public.composite-content webarchive
        image public.image public.data,public.content
        jpeg public.jpeg public.image jpeg,jpg image/jpeg
        tiff public.tiff public.image tiff,tif image/tiff
        gif com.compuserve.gif public.image gif image/gif
        png public.png public.image png image/png
        icns com.apple.icns public.image icns
        bmp com.microsoft.bmp public.image bmp image/bmp
        ico com.microsoft.ico public.image ico
        rawImage public.camera-raw-image public.image
        svg public.svg-image public.image svg image/svg+xml
        livePhoto com.apple.live-photo
        heif public.heif public.image heif image/heif
        heic public.heic public.heif heic image/heic
        webP org.webmproject.webp public.image webp image/webp
        exr com.ilm.openexr-image public.image exr
        threeDContent public.3d-content public.content
        usd com.pixar.universal-scene-description public.3d-content,public.data usd
        usdz com.pixar.universal-scene-description-mobile com.pixar.universal-scene-description usdz
        realityFile com.apple.reality public.data reality
        sceneKitScene com.apple.scenekit.scene public.3d-content scn
        arReferenceObject com.apple.arobject public.data arobject
        audiovisualContent public.audiovisual-content public.data,public.content
        movie public.movie public.audiovisual-content
        video public.video public.movie
        audio public.audio public.audiovisual-content
        quickTimeMovie com.apple.quicktime-movie public.movie mov video/quicktime
        mpeg public.mpeg public.movie mpg,mpeg video/mpeg
        mpeg2Video public.mpeg-2-video public.video m2v
        mpeg2TransportStream public.mpeg-2-transport-stream public.movie ts
        mp3 public.mp3 public.audio mp3 audio/mpeg
        mpeg4Movie public.mpeg-4 public.movie mp4 video/mp4
        mpeg4Audio public.mpeg-4-audio public.audio m4a audio/mp4
        appleProtectedMPEG4Audio com.apple.protected-mpeg-4-audio public.audio m4p
        appleProtectedMPEG4Video com.apple.protected-mpeg-4-video public.video m4v
        avi public.avi public.movie avi
        aiff public.aiff-audio public.audio aiff,aif audio/aiff
        wav com.microsoft.waveform-audio public.audio wav audio/wav
        midi public.midi-audio public.audio mid,midi
        playlist public.playlist
        m3uPlaylist public.m3u-playlist public.text,public.playlist m3u
        folder public.folder public.directory
        volume public.volume public.folder
        package com.apple.package public.directory
        bundle com.apple.bundle public.directory
        pluginBundle com.apple.plugin com.apple.bundle plugin
        spotlightImporter com.apple.metadata-importer com.apple.plugin
        quickLookGenerator com.apple.quicklook-generator com.apple.plugin
        xpcService com.apple.xpc-service com.apple.bundle xpc
        framework com.apple.framework com.apple.bundle framework
        application com.apple.application public.executable
        applicationBundle com.apple.application-bundle com.apple.application,com.apple.bundle app
        applicationExtension com.apple.application-and-system-extension com.apple.xpc-service appex
        unixExecutable public.unix-executable public.data,public.executable
        exe com.microsoft.windows-executable public.data,public.executable exe
        systemPreferencesPane com.apple.systempreference.prefpane com.apple.package,com.apple.bundle prefPane
        archive public.archive public.data
        gzip org.gnu.gnu-zip-archive public.data,public.archive gz application/gzip
        bz2 public.bzip2-archive public.data,public.archive bz2
        zip public.zip-archive public.data,public.archive zip application/zip
        appleArchive com.apple.archive public.data,public.archive aar
        spreadsheet public.spreadsheet public.content
        presentation public.presentation public.composite-content
        database public.database
        message public.message
        contact public.contact
        vCard public.vcard public.text,public.contact vcf text/vcard
        toDoItem public.to-do-item
        calendarEvent public.calendar-event
        emailMessage public.email-message public.message
        internetLocation com.apple.internet-location public.data
        internetShortcut com.microsoft.internet-shortcut public.data url
        font public.font
        bookmark public.bookmark
        pkcs12 com.rsa.pkcs-12 public.data p12
        x509Certificate public.x509-certificate public.data cer
        epub org.idpf.epub-container public.data,public.composite-content epub application/epub+zip
        log public.log public.text log
        ahap com.apple.haptics.ahap public.text ahap
        """
}
