/// Bootstrap Icons' names for the SF Symbols that are called differently there.
///
/// Names with dots for dashes are the same in both and not listed. A line gives a symbol without its variants, which
/// are added to the icon's name as well, or a symbol whose variants go another way, in full.
enum SymbolTable {
    static let icons: [Substring: Substring] = {
        var icons: [Substring: Substring] = [:]
        for line in lines.split(separator: "\n") {
            let words = line.split(separator: " ")
            for symbol in words.dropFirst() { icons[symbol] = words[0] }
        }
        return icons
    }()

    /// The icon first, then the symbols that it stands for.
    private static let lines = """
        check-lg checkmark
        check-circle checkmark.circle
        check-circle-fill checkmark.circle.fill
        check-square checkmark.square
        check-square-fill checkmark.square.fill
        check-all checkmark.message checklist.checked
        patch-check checkmark.seal
        patch-check-fill checkmark.seal.fill
        shield-check checkmark.shield lock.shield.checkmark
        shield-fill-check checkmark.shield.fill
        shield-fill-x xmark.shield.fill
        shield-x xmark.shield
        shield-exclamation exclamationmark.shield
        shield-fill-exclamation exclamationmark.shield.fill
        shield-lock lock.shield
        shield-lock-fill lock.shield.fill
        patch-exclamation-fill exclamationmark.seal.fill
        patch-exclamation exclamationmark.seal
        patch-check-fill rosette
        x-lg xmark multiply
        x-circle xmark.circle multiply.circle
        x-circle-fill xmark.circle.fill multiply.circle.fill
        x-square xmark.square
        x-square-fill xmark.square.fill
        x-octagon xmark.octagon
        x-octagon-fill xmark.octagon.fill
        x-square xmark.rectangle
        trash trash.slash
        backspace delete.left delete.backward
        backspace-fill delete.left.fill delete.backward.fill
        backspace-reverse delete.right delete.forward
        plus-lg plus
        plus-circle plus.circle
        plus-circle-fill plus.circle.fill
        plus-square plus.square plus.app plus.rectangle
        plus-square-fill plus.square.fill plus.app.fill plus.rectangle.fill
        plus-square-dotted plus.square.dashed
        plus-slash-minus plusminus plus.forwardslash.minus
        dash-lg minus
        dash-circle minus.circle
        dash-circle-fill minus.circle.fill
        dash-square minus.square
        dash-square-fill minus.square.fill
        percent divide
        pause equal
        question-lg questionmark
        question-circle questionmark.circle questionmark.bubble questionmark.app
        question-circle-fill questionmark.circle.fill questionmark.bubble.fill questionmark.app.fill
        question-square questionmark.square questionmark.square.dashed questionmark.folder
        question-square-fill questionmark.square.fill
        question-diamond questionmark.diamond
        question-diamond-fill questionmark.diamond.fill
        exclamation-lg exclamationmark exclamationmark.2 exclamationmark.3
        exclamation-circle exclamationmark.circle
        exclamation-circle-fill exclamationmark.circle.fill
        exclamation-triangle exclamationmark.triangle
        exclamation-triangle-fill exclamationmark.triangle.fill
        exclamation-octagon exclamationmark.octagon
        exclamation-octagon-fill exclamationmark.octagon.fill
        exclamation-square exclamationmark.square
        exclamation-square-fill exclamationmark.square.fill
        chat-left-text exclamationmark.bubble
        chat-left-text-fill exclamationmark.bubble.fill
        info-lg info
        info-circle info.bubble
        info-circle-fill info.bubble.fill
        slash-circle circle.slash nosign slash.circle prohibit
        slash-circle-fill circle.slash.fill slash.circle.fill
        record-circle largecircle.fill.circle circle.inset.filled smallcircle.filled.circle record.circle target.circle
        record-circle-fill smallcircle.filled.circle.fill record.circle.fill
        bullseye target scope smallcircle.circle dot.circle.and.hand.point.up.left.fill
        record-circle dot.circle smallcircle.fill.circle
        record-circle-fill dot.circle.fill smallcircle.fill.circle.fill
        circle-half circle.lefthalf.filled circle.righthalf.filled circle.lefthalf.fill circle.righthalf.fill circle.bottomhalf.filled circle.tophalf.filled
        dash-circle-dotted circle.dashed circle.dotted
        dash-square-dotted square.dashed
        square-half square.lefthalf.filled square.righthalf.filled square.bottomhalf.filled square.tophalf.filled
        stack square.stack square.stack.3d.up square.stack.3d.down.right
        layers square.2.layers.3d square.3.layers.3d square.3.stack.3d square.2.stack.3d
        layers-fill square.3.layers.3d.down.right.fill square.stack.3d.up.fill square.3.stack.3d.fill square.stack.fill
        front square.on.square plus.square.on.square rectangle.on.rectangle doc.on.doc square.fill.on.square.fill doc.on.doc.fill plus.square.fill.on.square.fill rectangle.fill.on.rectangle.fill
        app app.gift square.roundedcorners
        app-indicator app.badge
        app-indicator app.badge.fill
        image photo photo.on.rectangle photo.on.rectangle.angled photo.artframe
        image-fill photo.fill photo.fill.on.rectangle.fill photo.on.rectangle.fill
        images photo.stack rectangle.stack photo.stack.fill rectangle.stack.fill
        sun sun.max sun.haze sun.dust
        sun-fill sun.max.fill sun.haze.fill sun.dust.fill
        brightness-low sun.min light.min
        brightness-low-fill sun.min.fill
        brightness-high light.max
        sunrise sun.horizon
        sunrise-fill sun.horizon.fill
        moon-stars moon.stars moon.zzz moon.haze
        moon-stars-fill moon.stars.fill moon.zzz.fill moon.haze.fill
        stars sparkles sparkle wand.and.stars wand.and.sparkles apple.intelligence
        magic wand.and.rays wand.and.stars.inverse
        star-half star.leadinghalf.filled star.lefthalf.fill star.lefthalf.filled
        star-fill star.circle.inverse
        droplet drop humidity
        droplet-fill drop.fill humidity.fill
        droplet-half drop.halffull drop.triangle drop.triangle.fill drop.lefthalf.filled
        p-square parkingsign
        p-circle parkingsign.circle
        p-circle-fill parkingsign.circle.fill
        peace peacesign
        peace-fill peacesign.fill
        life-preserver lifepreserver lifepreserver.fill sos sos.circle
        soundwave aqi.low aqi.medium aqi.high
        arrow-counterclockwise rotate.left
        arrow-clockwise rotate.right
        hand-index-thumb hand hands
        hand-index-thumb-fill hand.fill hands.fill hand.wave.fill
        stars fireworks
        shield-shaded shield.lefthalf.filled shield.righthalf.filled
        umbrella beach.umbrella
        umbrella-fill beach.umbrella.fill
        heart-pulse stethoscope
        record-circle livephoto steeringwheel
        123 numbers
        calculator function
        fire fireplace
        droplet shower bathtub sink spigot
        droplet-fill shower.fill bathtub.fill sink.fill spigot.fill
        cloud-slash exclamationmark.icloud
        x-square xmark.bin
        inbox tray.and.arrow.down
        sign-turn-slight-right road.lanes lane
        patch-exclamation xmark.seal
        webcam web.camera video.doorbell
        aspect-ratio aspectratio
        aspect-ratio-fill aspectratio.fill
        sign-merge-left arrow.triangle.merge arrow.merge
        diagram-2 arrow.branch
        arrow-left-right arrow.triangle.swap
        recycle arrow.3.trianglepath
        arrow-up-square arrowshape.up
        arrow-up-square-fill arrowshape.up.fill
        arrow-down-square arrowshape.down
        arrow-down-square-fill arrowshape.down.fill
        graph-up chart.dots.scatter chart.line.flattrend.xyaxis
        text-indent-left increase.indent decrease.indent
        search loupe
        badge-3d rotate.3d
        badge-hd hdr.on
        upc-scan scanner
        voicemail recordingtape
        award seal
        award-fill seal.fill
        hourglass-split slowmo timelapse
        cash-coin wonsign.circle rublesign.circle lirasign.circle
        megaphone horn
        alarm metronome
        alarm-fill metronome.fill
        bag backpack
        bag-fill backpack.fill
        triangle pyramid
        triangle-fill pyramid.fill
        eyedropper flask testtube.2 vial.viewfinder
        fire stove cooktop
        moisture humidifier dehumidifier
        thermometer-high heater.vertical
        rulers level
        speedometer kph mph
        eye eyes eyebrow
        emoji-smile mouth nose mustache
        ladder stairs
        cloud-sun cloud.sun cloud.sun.circle
        cloud-sun-fill cloud.sun.fill
        cloud-moon cloud.moon
        cloud-moon-fill cloud.moon.fill
        cloud-rain cloud.rain
        cloud-rain-heavy cloud.heavyrain
        cloud-rain-heavy-fill cloud.heavyrain.fill
        cloud-lightning cloud.bolt
        cloud-lightning-fill cloud.bolt.fill
        cloud-lightning-rain cloud.bolt.rain cloud.sun.bolt cloud.moon.bolt
        cloud-lightning-rain-fill cloud.bolt.rain.fill cloud.sun.bolt.fill cloud.moon.bolt.fill
        cloud-drizzle cloud.sun.rain cloud.moon.rain
        cloud-drizzle-fill cloud.sun.rain.fill cloud.moon.rain.fill
        cloud-haze smoke sun.haze.circle
        cloud-haze-fill smoke.fill cloud.haze.fill
        cloud-arrow-down icloud.and.arrow.down cloud.download
        cloud-arrow-down-fill icloud.and.arrow.down.fill
        cloud-arrow-up icloud.and.arrow.up
        cloud-arrow-up-fill icloud.and.arrow.up.fill
        cloud-check checkmark.icloud checkmark.cloud
        cloud-check-fill checkmark.icloud.fill checkmark.cloud.fill
        cloud-slash icloud.slash xmark.icloud
        cloud-slash-fill icloud.slash.fill xmark.icloud.fill
        cloud icloud
        wind wind.circle air.purifier
        snow snowflake wind.snow thermometer.snowflake.circle
        thermometer-snow thermometer.snowflake
        thermometer-sun thermometer.sun thermometer.sun.fill
        thermometer-half thermometer.medium medical.thermometer thermometer.variable thermometer.transmission
        thermometer-high thermometer.high
        thermometer-low thermometer.low
        umbrella umbrella.percent
        lightning bolt bolt.horizontal bolt.ring.closed
        lightning-fill bolt.fill bolt.horizontal.fill
        lightning-charge bolt.badge.clock bolt.batteryblock bolt.car
        lightning-charge-fill bolt.badge.clock.fill bolt.batteryblock.fill bolt.car.fill
        fire flame flame.fill
        tree leaf camera.macro
        tree-fill leaf.fill tree.fill
        flower1 laurel.leading laurel.trailing carrot carrot.fill
        globe network
        globe globe.badge.chevron.backward
        globe-americas globe.americas globe.americas.fill globe.desk globe.desk.fill
        globe-europe-africa globe.europe.africa globe.europe.africa.fill
        globe-asia-australia globe.asia.australia globe.asia.australia.fill globe.central.south.asia globe.central.south.asia.fill
        diagram-3 point.3.connected.trianglepath.dotted point.3.filled.connected.trianglepath.dotted flowchart
        diagram-3-fill flowchart.fill
        cursor location location.north paperplane.circle
        cursor-fill location.fill location.north.fill location.north.line.fill
        geo-alt mappin.and.ellipse mappin.circle mappin.square
        geo-alt-fill mappin mappin.circle.fill mappin.square.fill
        geo location.viewfinder dot.viewfinder
        compass safari location.north.circle
        compass-fill safari.fill location.north.circle.fill
        pin-map map.circle
        signpost-split signpost.right.and.left point.topleft.down.curvedto.point.bottomright.up arrow.triangle.branch
        signpost-split-fill arrow.triangle.turn.up.right.diamond.fill signpost.right.fill
        signpost arrow.triangle.turn.up.right.diamond arrow.triangle.turn.up.right.circle signpost.right
        arrow-clockwise goforward goforward.10 goforward.15 goforward.30
        arrow-counterclockwise gobackward gobackward.10 gobackward.15 gobackward.30 arrow.uturn.backward.circle
        arrow-repeat arrow.2.circlepath arrow.triangle.2.circlepath arrow.2.squarepath arrow.circlepath arrow.2.circlepath.circle arrow.trianglehead.2.clockwise.rotate.90 arrow.trianglehead.2.clockwise arrow.trianglehead.2.counterclockwise arrow.triangle.capsulepath repeat.circle
        arrow-repeat exclamationmark.arrow.trianglehead.2.clockwise.rotate.90 exclamationmark.arrow.circlepath exclamationmark.arrow.triangle.2.circlepath
        arrow-clockwise arrow.trianglehead.clockwise arrow.trianglehead.clockwise.rotate.90
        arrow-counterclockwise arrow.trianglehead.counterclockwise
        arrow-return-left arrow.uturn.left arrow.uturn.backward arrow.turn.down.left return return.left
        arrow-return-right arrow.uturn.right arrow.uturn.forward arrow.turn.down.right return.right arrow.turn.up.right
        arrow-90deg-up arrow.turn.left.up arrow.turn.right.up
        arrow-90deg-left arrow.turn.up.left
        arrow-left arrow.backward
        arrow-right arrow.forward
        arrow-left-circle arrow.backward.circle
        arrow-left-circle-fill arrow.backward.circle.fill
        arrow-right-circle arrow.forward.circle
        arrow-right-circle-fill arrow.forward.circle.fill
        arrow-left-square arrow.backward.square
        arrow-right-square arrow.forward.square
        arrow-up-right arrow.up.forward
        arrow-up-left arrow.up.backward
        arrow-down-right arrow.down.forward
        arrow-down-left arrow.down.backward
        arrow-up-right-circle arrow.up.forward.circle
        arrow-up-right-circle-fill arrow.up.forward.circle.fill
        arrow-up-right-square arrow.up.forward.square arrow.up.forward.app arrow.up.right.square
        arrow-up-right-square-fill arrow.up.forward.square.fill arrow.up.forward.app.fill
        arrow-left-right arrow.left.and.right arrow.left.arrow.right arrow.right.arrow.left arrow.left.and.right.circle
        arrow-down-up arrow.up.arrow.down arrow.up.and.down arrow.up.arrow.down.circle arrow.up.arrow.down.square
        arrows-move arrow.up.and.down.and.arrow.left.and.right move.3d
        arrows-angle-expand arrow.up.left.and.arrow.down.right arrow.up.right.and.arrow.down.left arrow.up.backward.and.arrow.down.forward
        arrows-angle-contract arrow.down.right.and.arrow.up.left arrow.down.left.and.arrow.up.right arrow.down.forward.and.arrow.up.backward
        arrows-fullscreen viewfinder arrow.up.left.and.down.right.and.arrow.up.right.and.down.left
        arrow-left-square-fill arrowshape.left.fill arrowshape.backward.fill
        arrow-right-square-fill arrowshape.right.fill arrowshape.forward.fill
        arrow-left-square arrowshape.left arrowshape.backward
        arrow-right-square arrowshape.right arrowshape.forward
        reply arrowshape.turn.up.left arrowshape.turn.up.backward
        reply-fill arrowshape.turn.up.left.fill arrowshape.turn.up.backward.fill
        forward arrowshape.turn.up.right arrowshape.turn.up.forward arrowshape.bounce.right
        forward-fill arrowshape.turn.up.right.fill arrowshape.turn.up.forward.fill arrowshape.bounce.right.fill
        reply-all arrowshape.turn.up.left.2
        reply-all-fill arrowshape.turn.up.left.2.fill
        box-arrow-up square.and.arrow.up square.and.arrow.up.on.square square.and.arrow.up.circle
        box-arrow-up square.and.arrow.up.fill square.and.arrow.up.on.square.fill
        box-arrow-in-down square.and.arrow.down square.and.arrow.down.fill square.and.arrow.down.on.square
        box-arrow-right rectangle.portrait.and.arrow.right rectangle.portrait.and.arrow.forward rectangle.portrait.and.arrow.right.fill arrow.right.to.line arrow.right.square.fill.on.square
        box-arrow-in-right arrow.right.to.line.compact arrow.forward.to.line rectangle.righthalf.inset.filled.arrow.right
        box-arrow-left rectangle.lefthalf.inset.filled.arrow.left arrow.left.to.line
        arrow-bar-up arrow.up.to.line
        arrow-bar-down arrow.down.to.line
        download arrow.down.doc arrow.down.to.line.circle square.and.arrow.down.badge
        upload arrow.up.doc
        chevron-left chevron.backward chevron.compact.backward
        chevron-right chevron.forward chevron.compact.forward
        chevron-double-left chevron.left.2 chevron.backward.2
        chevron-double-right chevron.right.2 chevron.forward.2
        chevron-double-up chevron.up.2
        chevron-double-down chevron.down.2
        chevron-expand chevron.up.chevron.down chevron.up.and.chevron.down
        code-slash chevron.left.forwardslash.chevron.right chevron.left.slash.chevron.right curlybraces.square
        caret-up arrowtriangle.up
        caret-up-fill arrowtriangle.up.fill
        caret-down arrowtriangle.down
        caret-down-fill arrowtriangle.down.fill
        caret-left arrowtriangle.left arrowtriangle.backward
        caret-left-fill arrowtriangle.left.fill arrowtriangle.backward.fill
        caret-right arrowtriangle.right arrowtriangle.forward
        caret-right-fill arrowtriangle.right.fill arrowtriangle.forward.fill
        play-circle play.rectangle.on.rectangle
        play-btn play.rectangle play.square play.tv
        play-btn-fill play.rectangle.fill play.square.fill play.tv.fill
        pause-btn pause.rectangle
        fast-forward forward
        fast-forward-fill forward.fill
        rewind backward
        rewind-fill backward.fill
        skip-forward forward.end.alt
        skip-end forward.end
        skip-end-fill forward.end.fill forward.frame.fill
        skip-start backward.end
        skip-start-fill backward.end.fill
        play-fill playpause playpause.fill
        volume-up speaker.wave.3 speaker.wave.2 speaker.wave.2.circle
        volume-up-fill speaker.wave.3.fill speaker.wave.2.fill
        volume-down speaker.wave.1
        volume-down-fill speaker.wave.1.fill
        volume-mute speaker.slash
        volume-mute-fill speaker.slash.fill
        volume-off speaker
        volume-off-fill speaker.fill
        speaker hifispeaker homepod homepodmini
        speaker-fill hifispeaker.fill homepod.fill homepodmini.fill
        soundwave waveform waveform.circle waveform.path waveform.badge.mic
        activity waveform.path.ecg waveform.path.ecg.rectangle ecg.text.page
        mic-mute mic.slash
        mic-mute-fill mic.slash.fill
        mic music.mic
        music-note music.quarternote.3
        music-note-beamed music.note.tv guitars pianokeys
        music-note-list music.note.list
        headphones airpods airpodspro airpods.gen3 airpodsmax
        heart-pulse heart.text.square bolt.heart waveform.path.ecg.heart
        heart-pulse-fill heart.text.square.fill bolt.heart.fill
        heartbreak heart.slash
        heartbreak-fill heart.slash.fill
        hand-thumbs-up hand.thumbsup
        hand-thumbs-up-fill hand.thumbsup.fill
        hand-thumbs-down hand.thumbsdown
        hand-thumbs-down-fill hand.thumbsdown.fill
        hand-index hand.point.up hand.tap hand.point.up.left hand.draw
        hand-index-fill hand.point.up.fill hand.tap.fill hand.point.up.left.fill hand.raised.fill hand.draw.fill
        hand-index-thumb hand.raised
        bell bell.and.waves.left.and.right alarm.waves.left.and.right bell.badge
        bell-fill bell.badge.fill bell.and.waves.left.and.right.fill
        alarm deskclock
        clock clock.badge
        clock-fill clock.badge.fill
        clock clock.badge.exclamationmark clock.badge.checkmark clock.badge.questionmark
        clock-history clock.arrow.circlepath clock.arrow.2.circlepath
        stopwatch timer timer.circle gauge.with.needle.and.timer
        stopwatch-fill timer.square
        hourglass-split hourglass.circle
        hourglass-bottom hourglass.bottomhalf.filled hourglass.bottomhalf.fill
        hourglass-top hourglass.tophalf.filled hourglass.tophalf.fill
        calendar3 calendar calendar.day.timeline.left calendar.day.timeline.leading
        calendar-week calendar.badge.clock
        calendar-plus calendar.badge.plus
        calendar-minus calendar.badge.minus
        calendar-x calendar.badge.exclamationmark
        calendar-check calendar.badge.checkmark
        envelope envelope.arrow.triangle.branch
        envelope-at at.badge.plus
        envelope-plus envelope.badge
        envelope-fill envelope.badge.fill
        envelope-open envelope.open
        mailbox mail tray.full
        inbox tray archivebox.circle
        inbox-fill tray.fill tray.full.fill
        inboxes tray.2
        archive archivebox
        archive-fill archivebox.fill
        send paperplane
        send-fill paperplane.fill
        telephone phone
        telephone-fill phone.fill
        telephone-x phone.down
        telephone-x-fill phone.down.fill
        telephone-inbound phone.arrow.down.left
        telephone-outbound phone.arrow.up.right
        telephone-plus phone.badge.plus
        chat message bubble bubble.middle.bottom
        chat-fill message.fill bubble.fill bubble.middle.bottom.fill
        chat-left bubble.left
        chat-left-fill bubble.left.fill
        chat-right bubble.right
        chat-right-fill bubble.right.fill
        chat-left-text text.bubble plus.bubble captions.bubble quote.bubble
        chat-left-text-fill text.bubble.fill plus.bubble.fill captions.bubble.fill
        chat-left-quote-fill quote.bubble.fill
        chat-dots ellipsis.bubble ellipsis.message
        chat-dots-fill ellipsis.bubble.fill ellipsis.message.fill
        chat-square-dots bubble.left.and.bubble.right bubble.left.and.text.bubble.right
        chat-square-dots-fill bubble.left.and.bubble.right.fill
        quote quote.opening text.quote
        quote quote.closing
        camera-video video facetime
        camera-video-fill video.fill facetime.fill
        camera-video-off video.slash
        camera-video-off-fill video.slash.fill
        camera camera.viewfinder camera.metering.center.weighted
        film film.stack
        tv tv.and.mediabox appletv
        display desktopcomputer pc macpro.gen3 display.2
        display macbook.and.iphone ipad.and.iphone
        laptop laptopcomputer macbook macbook.gen2
        phone iphone iphone.gen1 iphone.gen2 iphone.gen3 candybarphone apps.iphone smartphone platter.filled.bottom.iphone
        phone-fill iphone.homebutton iphone.circle.fill
        phone-vibrate iphone.radiowaves.left.and.right
        phone-landscape iphone.landscape
        tablet ipad ipad.homebutton ipad.gen1
        tablet-landscape ipad.landscape
        smartwatch applewatch applewatch.watchface applewatch.side.right
        keyboard keyboard.chevron.compact.down
        mouse computermouse magicmouse
        mouse-fill computermouse.fill magicmouse.fill
        printer printer.dotmatrix
        hdd-network server.rack xserve
        hdd externaldrive internaldrive opticaldiscdrive
        hdd-fill externaldrive.fill internaldrive.fill
        sd-card sdcard
        sd-card-fill sdcard.fill
        sim simcard
        sim-fill simcard.fill
        cpu cpu.fill memorychip
        usb-plug cable.connector powerplug
        usb-plug-fill powerplug.fill
        outlet poweroutlet.type.a poweroutlet.type.b
        battery battery.0 battery.0percent
        battery battery.25 battery.25percent
        battery-half battery.50 battery.50percent
        battery-full battery.75 battery.75percent battery.100 battery.100percent
        battery-charging battery.100.bolt battery.100percent.bolt
        wifi wifi.circle
        wifi-off wifi.slash
        wifi-1 wifi.exclamationmark
        reception-4 cellularbars antenna.radiowaves.left.and.right.circle
        broadcast antenna.radiowaves.left.and.right dot.radiowaves.left.and.right wave.3.right wave.3.left sensor sensor.fill
        broadcast sensor.preview dot.radiowaves.right dot.radiowaves.forward
        broadcast-pin dot.radiowaves.up.forward radio
        lightbulb light.beacon.max lamp.desk light.preview light.one
        lightbulb-off lightbulb.slash
        lamp lamp.table lamp.floor
        fan fan.preview fan.ceiling fanblades fan.fill fanblades.fill
        lock lock.preview lock.circle.dotted
        unlock lock.open
        unlock-fill lock.open.fill
        toggle-on switch.2 switch.preview lightswitch.on
        toggle-off lightswitch.off
        key key.horizontal
        key-fill key.horizontal.fill
        gear gearshape gearshape.circle gearshape.2
        gear-fill gearshape.fill gearshape.2.fill
        gear-wide-connected gearshape.arrow.triangle.2.circlepath
        wrench wrench.adjustable
        wrench-adjustable wrench.and.screwdriver wrench.adjustable.fill
        tools hammer.circle wrench.and.screwdriver.fill
        screwdriver eyedropper.halffull
        pencil pencil.line pencil.and.outline highlighter pencil.tip
        pencil-square square.and.pencil pencil.and.list.clipboard rectangle.and.pencil.and.ellipsis pencil.and.ellipsis.rectangle pencil.and.scribble
        pen signature scribble scribble.variable lasso
        brush paintbrush paintbrush.pointed
        brush-fill paintbrush.fill paintbrush.pointed.fill
        palette paintpalette swatchpalette
        palette-fill paintpalette.fill swatchpalette.fill
        scissors scissors.badge.ellipsis
        rulers ruler ruler.fill pencil.and.ruler pencil.and.ruler.fill
        link link.circle link.badge.plus personalhotspot
        paperclip paperclip.circle
        file-earmark doc
        file-earmark-fill doc.fill
        file-earmark-text doc.text doc.plaintext text.page
        file-earmark-text-fill doc.text.fill doc.plaintext.fill text.page.fill
        file-earmark-plus doc.badge.plus
        file-earmark-richtext doc.richtext doc.append doc.text.image
        file-earmark-richtext-fill doc.richtext.fill
        file-earmark-zip doc.zipper
        search doc.text.magnifyingglass text.magnifyingglass
        search magnifyingglass
        zoom-in plus.magnifyingglass
        zoom-out minus.magnifyingglass
        folder folder.badge.gearshape
        folder-plus folder.badge.plus
        clipboard doc.on.clipboard list.clipboard list.bullet.clipboard
        clipboard-fill doc.on.clipboard.fill list.clipboard.fill
        newspaper newspaper.circle
        journal-text text.book.closed note.text
        journal-bookmark book.closed magazine character.book.closed
        journal-bookmark-fill book.closed.fill magazine.fill text.book.closed.fill character.book.closed.fill
        sticky note
        book books.vertical menucard
        book-fill books.vertical.fill menucard.fill
        bookmark bookmark.square
        bookmark-x bookmark.slash
        mortarboard graduationcap
        mortarboard-fill graduationcap.fill
        list-ul list.bullet list.bullet.circle list.dash
        list-ol list.number
        list-task list.bullet.rectangle list.bullet.below.rectangle list.star
        list-check checklist checklist.unchecked
        list-nested list.bullet.indent list.triangle
        list line.3.horizontal line.horizontal.3 line.3.horizontal.circle
        filter line.3.horizontal.decrease line.horizontal.3.decrease
        filter-circle line.3.horizontal.decrease.circle line.horizontal.3.decrease.circle
        filter-circle-fill line.3.horizontal.decrease.circle.fill line.horizontal.3.decrease.circle.fill
        three-dots ellipsis
        three-dots-vertical ellipsis.vertical
        sliders slider.horizontal.3 slider.horizontal.2.square
        sliders2-vertical slider.vertical.3
        text-left text.alignleft text.justify.left text.justify.leading
        text-center text.aligncenter
        text-right text.alignright text.justify.right
        justify text.justify
        text-paragraph text.append paragraphsign
        type-bold bold
        type-italic italic
        type-underline underline
        type-strikethrough strikethrough
        fonts textformat textformat.size textformat.abc character character.cursor.ibeam abc
        translate character.bubble translate
        hash number
        123 textformat.123 number.square 
        at at.circle
        asterisk staroflife
        command command.circle
        grid square.grid.2x2 rectangle.grid.2x2
        grid-fill square.grid.2x2.fill rectangle.grid.2x2.fill
        grid-3x3 square.grid.3x3
        grid-3x3-gap-fill square.grid.3x3.fill circle.grid.3x3.fill
        grid-3x3-gap circle.grid.3x3 square.grid.4x3.fill circle.grid.2x2
        grid-1x2 rectangle.grid.1x2 widget.small widget.medium widget.large rectangle.3.group
        grid-1x2-fill rectangle.grid.1x2.fill rectangle.3.group.fill
        layout-sidebar sidebar.left sidebar.leading rectangle.leadinghalf.filled
        layout-sidebar-reverse sidebar.right sidebar.trailing
        layout-split rectangle.split.2x1 square.split.2x1
        layout-three-columns rectangle.split.3x1
        table tablecells
        bar-chart chart.bar chart.bar.xaxis chart.bar.doc.horizontal
        bar-chart-fill chart.bar.fill chart.bar.doc.horizontal.fill
        pie-chart chart.pie
        pie-chart-fill chart.pie.fill
        graph-up chart.line.uptrend.xyaxis chart.xyaxis.line chart.line.uptrend.xyaxis.circle
        graph-down chart.line.downtrend.xyaxis
        graph-up-arrow arrow.up.right.circle.chart line.diagonal.arrow
        speedometer2 gauge gauge.medium gauge.high gauge.low gauge.with.dots.needle.bottom.50percent gauge.with.needle gauge.with.dots.needle.67percent gauge.open.with.lines.needle.33percent
        speedometer barometer speedometer tachometer
        currency-dollar dollarsign dollarsign.arrow.circlepath
        cash-coin dollarsign.circle dollarsign.square
        coin dollarsign.circle.fill centsign.circle.fill centsign.circle
        currency-euro eurosign
        currency-pound sterlingsign
        currency-yen yensign
        currency-rupee indianrupeesign
        currency-bitcoin bitcoinsign
        currency-exchange arrow.left.arrow.right.circle arrow.left.arrow.right.circle.fill
        cash banknote
        cash-stack banknote.fill
        credit-card creditcard
        credit-card-fill creditcard.fill
        credit-card-2-front creditcard.and.123
        wallet wallet.pass wallet.bifold
        wallet-fill wallet.pass.fill wallet.bifold.fill
        piggy-bank dollarsign.bank.building
        bank building.columns building.columns.circle
        bank2 building.columns.fill
        building building.2
        buildings building.2.crop.circle
        buildings-fill building.2.fill building.2.crop.circle.fill
        house house.circle
        house-door house.lodge
        house-fill homekit
        hospital cross.case staroflife.circle
        hospital-fill cross.case.fill staroflife.circle.fill
        plus-lg cross
        plus-circle-fill cross.circle.fill
        plus-circle cross.circle
        shop storefront
        shop-window storefront.fill
        cart cart.circle
        cart-plus cart.badge.plus
        cart-dash cart.badge.minus
        bag bag.circle
        bag-plus bag.badge.plus
        basket cart.badge.questionmark
        gift giftcard
        gift-fill giftcard.fill
        tag tag.circle
        ticket-perforated ticket
        ticket-perforated-fill ticket.fill
        receipt scroll
        receipt-cutoff scroll.fill
        box-seam shippingbox cube.box
        box-seam-fill shippingbox.fill cube.box.fill shippingbox.circle.fill shippingbox.circle
        box cube cube.transparent
        box-fill cube.fill
        truck truck.box box.truck truck.pickup.side
        truck truck.box.badge.clock box.truck.badge.clock
        truck-front truck.box.fill box.truck.fill truck.box.badge.clock.fill box.truck.badge.clock.fill
        car-front car car.side car.2
        car-front-fill car.fill car.side.fill car.2.fill
        ev-front bolt.car.circle
        bus-front bus bus.doubledecker
        bus-front-fill bus.fill bus.doubledecker.fill
        train-front tram train.side.front.car tram.circle lightrail
        train-front-fill tram.fill tram.fill.tunnel lightrail.fill
        airplane airplane.departure airplane.arrival airplane.circle
        bicycle bicycle.circle figure.outdoor.cycle
        scooter moped moped.fill
        fuel-pump fuelpump
        fuel-pump-fill fuelpump.fill
        ev-station ev.charger
        ev-station-fill ev.charger.fill
        water ferry sailboat water.waves drop.circle figure.pool.swim
        flag flag.checkered flag.2.crossed
        flag-fill flag.checkered.2.crossed flag.2.crossed.fill
        trophy medal rosette.circle
        trophy-fill medal.fill
        award medal.star
        award-fill crown crown.fill
        gem diamond.circle
        suit-diamond suit.diamond
        puzzle puzzlepiece puzzlepiece.extension
        puzzle-fill puzzlepiece.fill puzzlepiece.extension.fill
        controller gamecontroller gamecontroller.fill
        joystick arcade.stick arcade.stick.console
        dice-5 dice die.face.5
        dice-5-fill dice.fill die.face.5.fill
        dice-1 die.face.1
        dice-2 die.face.2
        dice-3 die.face.3
        dice-4 die.face.4
        dice-6 die.face.6
        dice-1-fill die.face.1.fill
        dice-2-fill die.face.2.fill
        dice-3-fill die.face.3.fill
        dice-4-fill die.face.4.fill
        dice-6-fill die.face.6.fill
        bullseye soccerball basketball tennisball volleyball
        dribbble basketball.fill soccerball.inverse tennisball.fill volleyball.fill football football.fill baseball baseball.fill
        universal-access figure.stand figure figure.arms.open accessibility
        universal-access-circle figure.stand.circle figure.arms.open.circle
        universal-access figure.walk figure.run figure.walk.motion figure.hiking
        capsule-pill pill pills pill.circle
        capsule-pill pill.fill pills.fill
        prescription2 cross.vial cross.vial.fill syringe syringe.fill
        bandaid bandage
        bandaid-fill bandage.fill
        lungs allergens
        virus allergens.fill microbe
        virus facemask
        ear ear.badge.checkmark
        eyeglasses sunglasses.fill
        eye eye.circle
        mask theatermasks
        mask theatermasks.fill
        lightbulb brain brain.head.profile brain.filled.head.profile
        emoji-smile face.smiling
        emoji-smile-fill face.smiling.fill face.smiling.inverse
        emoji-frown face.dashed
        person person.wave.2 person.crop.rectangle
        person-fill person.fill.viewfinder
        person-circle person.crop.circle person.circle
        person-circle person.crop.circle.fill person.circle.fill
        person-square person.crop.square person.crop.square.fill
        person-plus person.badge.plus person.crop.circle.badge.plus
        person-plus-fill person.fill.badge.plus person.crop.circle.fill.badge.plus
        person-check person.badge.checkmark person.crop.circle.badge.checkmark
        person-check-fill person.fill.checkmark
        person-dash person.badge.minus person.crop.circle.badge.minus
        person-x person.fill.xmark person.crop.circle.badge.xmark
        person-vcard person.text.rectangle person.crop.rectangle.stack
        person-vcard-fill person.text.rectangle.fill
        people person.2 person.2.circle person.2.wave.2
        people-fill person.2.fill person.2.circle.fill
        people person.3 person.3.sequence
        people-fill person.3.fill person.3.sequence.fill
        cup-hot cup.and.saucer mug takeoutbag.and.cup.and.straw
        cup-hot-fill cup.and.saucer.fill mug.fill
        cup-straw waterbottle takeoutbag.and.cup.and.straw.fill
        cup wineglass
        cup-fill wineglass.fill
        egg-fried fork.knife fork.knife.circle frying.pan frying.pan.fill oven
        cup-straw birthday.cake
        balloon party.popper
        balloon-fill party.popper.fill birthday.cake.fill
        apple applelogo apple.logo
        terminal apple.terminal terminal.fill
        code-square applescript chevron.left.forwardslash.chevron.right.square
        terminal-fill applescript.fill
        braces curlybraces
        bug ant ladybug
        bug-fill ant.fill ladybug.fill
        qr-code qrcode
        qr-code-scan qrcode.viewfinder
        upc barcode
        upc-scan barcode.viewfinder
        fingerprint touchid
        person-bounding-box faceid
        door-closed door.left.hand.closed door.right.hand.closed door.garage.closed
        door-open door.left.hand.open door.right.hand.open door.garage.open
        window macwindow rectangle.inset.filled uiwindow.split.2x1
        window-stack macwindow.on.rectangle
        bounding-box square.dashed.inset.filled crop.rotate selection.pin.in.out
        lamp-fill lamp.desk.fill lamp.floor.fill lamp.table.fill
        bricks square.split.diagonal.2x2
        easel chart.bar.xaxis.ascending
        eraser eraser.line.dashed
        eyedropper eyedropper.full
        shuffle shuffle.circle
        infinity infinity.circle
        power power.circle poweron
        radioactive atom
        rocket-takeoff rocket
        rocket-takeoff-fill rocket.fill
        binoculars binoculars.circle
        tropical-storm tropicalstorm
        globe2 globe.circle
        vinyl opticaldisc music.note.house
        vinyl-fill opticaldisc.fill music.note.house.fill
        pin-angle pin
        pin-angle-fill pin.fill
        pin pin.slash
        cast airplayvideo airplayaudio airplay.video airplay.audio rectangle.on.rectangle.badge.gearshape
        exclude circle.grid.cross
        funnel line.3.horizontal.decrease.funnel
        tsunami water.waves.and.arrow.up
        usb-symbol cable.connector.horizontal
        type textformat.alt
        square rectangle rectangle.portrait squareshape
        square-fill rectangle.fill rectangle.portrait.fill squareshape.fill app.fill
        capsule capsule.portrait oval
        circle-fill oval.fill capsule.portrait.fill
        shield checkerboard.shield
        tools briefcase.circle
        briefcase suitcase suitcase.rolling suitcase.cart
        briefcase case latch.2.case
        briefcase-fill suitcase.fill case.fill suitcase.cart.fill
        sign-turn-right arrow.triangle.turn.up.right.circle.fill
        gear-wide circle.hexagongrid
        hexagon hexagongrid
        music-note tuningfork
        """
}
