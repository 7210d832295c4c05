import WidgetArchive

extension SymbolInk {
    /// The ink of symbols that are of no kind whose size a rule says, in hundredths of the font's size.
    ///
    /// Measured on pictures of SF Symbols 1 at 17 points, regular, of two pixels to a point, which are published in
    /// andrewtavis/sf-symbols-online at ed54c73: whole pixels, so within three hundredths.
    static let table: [Substring: SymbolInk] = {
        var table: [Substring: SymbolInk] = [:]
        for line in lines.utf8.split(separator: UInt8(ascii: "\n")) {
            let words = line.split(separator: UInt8(ascii: " ")).map { Substring($0) }
            let numbers = words.prefix(3).compactMap(Double.init)
            let ink = SymbolInk(
                width: numbers[0] / 100, height: numbers[1] / 100,
                margins: ArchiveSize(width: numbers[2] / 100, height: margin))
            for name in words.dropFirst(3) { table[name] = ink }
        }
        return table
    }()

    /// The ink's width and height, the room at its left and right, and the symbols; a filled one that is not listed is
    /// as large as its outline, and an arrow turned as large as the one that was measured.
    private static let lines = """
        26 88 11 chevron.compact.right
        38 105 29 mappin
        41 82 11 pause
        53 71 11 italic
        56 94 11 questionmark
        59 71 11 bold
        62 73 11 a
        62 82 11 pause.fill
        62 91 23 speaker
        62 99 11 music.note
        64 103 8 tropicalstorm hurricane
        64 109 8 thermometer
        65 91 11 hourglass
        66 66 12 multiply
        67 67 11 arrow.up.left arrow.up.right arrow.down.left arrow.down.right
        67 120 8 location.north.line
        71 106 14 mic
        73 94 10 purchased
        75 105 10 mappin.slash
        76 82 11 backward.end forward.end
        76 85 7 play
        76 87 11 chevron.up.chevron.down
        76 88 11 arrow.up.to.line arrow.down.to.line
        76 96 8 dot.radiowaves.right
        76 106 10 ear
        76 113 20 pin
        76 114 17 lightbulb
        78 78 12 pencil.slash pencil xmark
        79 82 8 arrowtriangle.up arrowtriangle.down
        79 90 11 waveform
        79 103 8 location.north
        79 106 11 bookmark
        79 112 8 rosette
        82 9 11 minus
        82 82 11 plus stop
        82 88 11 person.fill
        82 100 17 lock.shield xmark.shield checkmark.shield exclamationmark.shield shield shield.lefthalf.fill
        82 106 11 doc doc.text doc.plaintext doc.richtext arrow.up.doc arrow.down.doc
        82 129 11 selection.pin.in.out
        84 117 12 ant.fill
        85 85 11 checkmark
        85 94 8 staroflife.fill
        85 103 11 zzz
        85 115 11 hifispeaker
        87 115 13 lightbulb.slash
        88 26 11 chevron.compact.down
        88 76 11 arrow.right.to.line
        88 91 11 person
        88 97 11 number
        88 97 12 flag
        88 100 11 bag
        88 105 11 square.and.arrow.down
        88 111 11 square.and.arrow.up
        88 115 11 square.stack
        89 110 9 sparkles
        91 91 11 phone.fill qrcode qrcode.viewfinder clear plus.app app
        91 94 11 percent
        91 115 11 doc.text.magnifyingglass
        93 96 9 speaker.slash
        93 99 7 lock.slash
        93 105 9 flag.slash
        93 114 9 thermometer.snowflake
        94 20 8 ellipsis
        94 79 11 arrow.turn.down.left arrow.turn.down.right
        94 82 11 backward.end.fill forward.end.fill
        94 85 11 chevron.left.2 chevron.right.2
        94 91 11 arrow.uturn.right eject list.bullet.below.rectangle
        94 94 11 slider.horizontal.below.rectangle magnifyingglass arrow.up.left.and.arrow.down.right
        94 103 8 alarm
        94 103 11 bell
        94 106 11 gift.fill
        94 108 8 tornado umbrella
        94 109 8 mappin.and.ellipse
        96 99 11 square.and.pencil
        96 103 9 bell.slash
        96 109 9 trash.slash
        96 114 10 pin.slash
        97 67 11 arrow.left.and.right
        97 84 12 arrow.swap
        97 91 11 heart suit.heart.fill
        97 97 8 moon.fill globe circle.righthalf.fill
        97 100 8 chart.pie.fill
        97 100 11 arrow.down.right.and.arrow.up.left
        97 103 11 gift
        97 106 8 staroflife
        97 109 8 trash
        97 112 8 moon.zzz
        97 115 8 moon.zzz.fill
        98 108 11 hand.raised.slash
        99 99 8 sun.min
        99 99 10 shield.slash.fill
        99 102 9 moon.stars
        100 50 11 line.horizontal.3
        100 58 8 light.min
        100 59 11 line.horizontal.3.decrease
        100 71 11 list.dash
        100 73 11 list.bullet
        100 82 11 list.number
        100 85 11 slider.horizontal.3 book.fill text.alignleft text.append text.quote
        100 91 11 archivebox
        100 94 11 text.badge.plus text.badge.minus text.badge.checkmark text.badge.xmark text.badge.star
        100 97 10 lock.open.fill
        100 97 11 xmark.octagon exclamationmark.octagon.fill circle.grid.3x3.fill
        100 100 8 moon safari chart.pie nosign circle clock timer gauge speedometer smiley
        100 100 10 app.badge
        100 100 11 location.slash
        100 102 8 power
        100 103 8 hand.thumbsup.fill
        100 107 11 cube
        100 108 11 square.stack.3d.up cube.box.fill
        100 110 8 goforward gobackward goforward.10 goforward.15 goforward.30 goforward.plus gobackward.10
        100 110 8 gobackward.15 gobackward.30 gobackward.minus leaf.arrow.circlepath
        100 110 11 rotate.right
        100 111 8 stopwatch
        100 126 8 thermometer.sun
        101 93 10 wind.snow
        101 101 8 waveform.path.ecg
        102 88 10 wind
        102 91 12 increase.quotelevel
        102 96 10 heart.slash
        103 81 8 hand.point.right hand.point.left
        103 88 11 book
        103 94 8 drop.triangle triangle.fill
        103 97 10 lock.open
        103 99 11 music.note.list
        103 100 11 map
        103 103 8 paperplane
        103 103 13 eyedropper eyedropper.full
        103 103 14 bandage
        103 106 8 at
        103 108 8 arrow.3.trianglepath
        103 126 11 doc.on.doc doc.on.clipboard
        105 105 9 wand.and.rays
        105 105 14 link
        105 118 13 paintbrush
        106 91 8 arrowshape.turn.up.left arrowshape.turn.up.right
        106 91 10 delete.left
        106 91 11 return rectangle.grid.1x2
        106 93 8 antenna.radiowaves.left.and.right
        106 97 9 wand.and.stars
        106 100 11 bubble.right.fill
        106 108 8 sun.max
        106 112 8 hand.thumbsup hand.thumbsdown
        106 112 11 rectangle.stack
        106 115 13 paintbrush.fill
        107 88 9 wifi.exclamationmark
        107 93 10 hand.draw.fill
        108 99 9 wifi.slash
        109 59 8 light.max
        109 73 11 textformat.size
        109 82 11 creditcard
        109 85 11 envelope
        109 91 11 repeat repeat.1
        109 94 11 briefcase
        109 103 11 bubble.left bubble.right exclamationmark.bubble quote.bubble text.bubble captions.bubble
        109 103 11 plus.bubble
        109 106 11 plus.square.on.square
        109 112 10 bag.badge.plus bag.badge.minus
        110 95 11 hand.draw
        110 100 9 lock.rotation lock.rotation.open
        110 105 9 star star.slash
        110 110 12 tag
        111 100 5 airplane
        111 108 8 gear
        111 111 10 xmark.seal checkmark.seal
        112 73 8 cloud.fill
        112 73 11 textformat
        112 76 8 cloud
        112 79 8 smoke.fill
        112 82 8 smoke
        112 97 8 memories
        112 103 8 message
        112 109 10 person.badge.plus person.badge.minus
        112 112 8 cloud.fog
        112 114 8 cloud.drizzle cloud.rain cloud.heavyrain cloud.hail
        112 116 8 cloud.bolt.rain
        112 117 8 cloud.snow cloud.bolt
        112 117 11 rectangle.expand.vertical
        112 120 8 cloud.sleet
        112 123 11 rectangle.compress.vertical
        112 129 11 square.and.arrow.down.on.square
        114 97 10 cart
        114 103 8 house
        114 103 11 house.fill
        114 117 11 sun.dust
        115 91 11 folder
        115 112 10 square.fill.on.circle.fill
        115 117 11 sun.haze
        117 91 12 shuffle
        117 109 11 skew
        118 85 11 tray tray.full
        118 91 11 car play.rectangle film photo checkmark.rectangle rectangle.fill sidebar.left sidebar.right
        118 91 11 person.crop.rectangle.fill
        118 94 11 camera
        118 100 11 desktopcomputer
        118 114 11 tray.and.arrow.up.fill
        118 115 11 tray.2
        118 118 13 wrench
        120 73 11 view.3d
        120 113 8 waveform.path
        120 120 8 scope helm
        121 79 10 video.fill
        121 79 11 bed.double
        121 82 11 playpause
        121 100 9 arrow.2.circlepath
        121 100 10 calendar.badge.plus calendar.badge.minus
        122 91 12 arrow.2.squarepath
        123 73 11 list.bullet.indent
        123 85 8 icloud link.icloud person.icloud lock.icloud bolt.horizontal.icloud
        123 98 8 badge.plus.radiowaves.right
        123 99 8 icloud.slash
        123 100 8 person.crop.circle.badge.plus person.crop.circle.badge.checkmark person.crop.circle.badge.xmark
        123 100 8 person.crop.circle.fill.badge.checkmark gauge.badge.plus
        123 105 8 icloud.and.arrow.up
        123 111 8 icloud.and.arrow.down
        124 82 10 video
        124 91 11 chart.bar.fill
        124 118 12 hammer
        126 62 8 bolt.horizontal
        126 94 11 chart.bar
        126 103 11 sunrise sunset
        126 121 10 rectangle.stack.badge.minus
        128 87 9 cloud.moon
        128 125 9 cloud.moon.rain
        128 128 9 cloud.moon.bolt
        129 85 8 cloud.moon.fill
        129 97 8 capsule
        129 100 11 tv
        129 105 7 video.slash
        129 106 11 photo.on.rectangle rectangle.on.rectangle plus.rectangle.on.rectangle
        129 125 8 cloud.moon.bolt.fill
        132 106 10 cart.badge.plus cart.badge.minus
        134 113 12 rectangle.on.rectangle.angled
        135 79 5 backward.fill forward
        135 85 8 eye
        135 85 11 eye.fill
        135 88 11 person.2.fill
        135 90 8 eye.slash
        135 90 11 eye.slash.fill
        135 94 10 folder.badge.plus folder.badge.minus folder.badge.person.crop folder.fill.badge.plus
        135 94 10 folder.fill.badge.person.crop
        138 91 11 person.2 rectangle.3.offgrid.fill
        138 94 11 sportscourt
        138 96 8 dot.radiowaves.left.and.right
        138 112 11 bubble.left.and.bubble.right.fill
        141 56 8 eyeglasses
        141 79 11 keyboard
        141 82 11 playpause.fill
        141 91 8 gamecontroller.fill
        141 91 11 square.grid.3x2.fill
        141 106 11 keyboard.chevron.compact.down
        141 112 11 bubble.left.and.bubble.right
        142 110 9 chevron.left.slash.chevron.right
        144 100 8 cloud.sun
        144 137 8 cloud.sun.rain
        144 139 8 cloud.sun.bolt
        146 109 11 signature
        153 73 11 textformat.abc
        153 112 8 hare
        156 79 11 battery.0 battery.25 battery.100
        164 85 8 tortoise
        188 91 11 person.3
        """
}
