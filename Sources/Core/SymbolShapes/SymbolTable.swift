/// What SF Symbols are shown by: here Bootstrap Icons' names for those that are called differently there.
///
/// Names with dots for dashes are the same in both and not listed. A line gives a symbol without its variants, which
/// are added to the icon's name as well, or a symbol whose variants go another way, in full.
enum SymbolTable {
    /// The icon first, then the symbols that it stands for.
    static let icons: WordTable = """
        check-lg checkmark
        check-circle checkmark.circle
        check-circle-fill checkmark.circle.fill
        check-square checkmark.square
        check-square-fill checkmark.square.fill
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
        x-lg xmark multiply
        x-circle xmark.circle multiply.circle
        x-circle-fill xmark.circle.fill multiply.circle.fill
        x-square xmark.square
        x-square-fill xmark.square.fill
        x-octagon xmark.octagon
        x-octagon-fill xmark.octagon.fill
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
        question-lg questionmark
        question-circle questionmark.circle
        question-circle-fill questionmark.circle.fill
        question-square questionmark.square questionmark.square.dashed
        question-square-fill questionmark.square.fill
        question-diamond questionmark.diamond
        question-diamond-fill questionmark.diamond.fill
        exclamation-circle exclamationmark.circle
        exclamation-circle-fill exclamationmark.circle.fill
        exclamation-triangle exclamationmark.triangle
        exclamation-triangle-fill exclamationmark.triangle.fill
        exclamation-octagon exclamationmark.octagon
        exclamation-octagon-fill exclamationmark.octagon.fill
        exclamation-square exclamationmark.square
        exclamation-square-fill exclamationmark.square.fill
        info-lg info
        info-circle info.bubble
        info-circle-fill info.bubble.fill
        slash-circle circle.slash nosign slash.circle prohibit
        slash-circle-fill circle.slash.fill slash.circle.fill
        record-circle largecircle.fill.circle circle.inset.filled smallcircle.filled.circle record.circle target.circle
        record-circle-fill smallcircle.filled.circle.fill record.circle.fill
        bullseye target smallcircle.circle
        record-circle dot.circle smallcircle.fill.circle
        record-circle-fill dot.circle.fill smallcircle.fill.circle.fill
        dash-circle-dotted circle.dotted
        stack square.stack.3d.up square.stack.3d.down.right
        layers square.2.layers.3d square.3.layers.3d
        layers-fill square.3.layers.3d.down.right.fill square.stack.3d.up.fill
        app square.roundedcorners
        app-indicator app.badge
        app-indicator app.badge.fill
        image photo
        image-fill photo.fill
        sun sun.max
        sun-fill sun.max.fill
        brightness-low sun.min light.min
        brightness-low-fill sun.min.fill
        brightness-high light.max
        moon-stars moon.stars
        moon-stars-fill moon.stars.fill
        stars sparkles sparkle
        star-half star.leadinghalf.fill star.leadinghalf.filled star.lefthalf.fill star.lefthalf.filled
        droplet drop
        droplet-fill drop.fill
        droplet-half drop.halffull drop.lefthalf.filled
        p-square parkingsign
        p-circle parkingsign.circle
        p-circle-fill parkingsign.circle.fill
        peace peacesign
        peace-fill peacesign.fill
        life-preserver lifepreserver lifepreserver.fill
        shield-shaded shield.lefthalf.fill shield.lefthalf.filled shield.righthalf.filled
        123 numbers
        webcam web.camera
        aspect-ratio aspectratio
        aspect-ratio-fill aspectratio.fill
        search loupe
        badge-3d rotate.3d
        voicemail recordingtape
        cloud-sun cloud.sun cloud.sun.circle
        cloud-sun-fill cloud.sun.fill
        cloud-moon cloud.moon
        cloud-moon-fill cloud.moon.fill
        cloud-rain cloud.rain
        cloud-rain-heavy cloud.heavyrain
        cloud-rain-heavy-fill cloud.heavyrain.fill
        cloud-lightning cloud.bolt
        cloud-lightning-fill cloud.bolt.fill
        cloud-lightning-rain cloud.bolt.rain
        cloud-lightning-rain-fill cloud.bolt.rain.fill
        cloud-haze smoke sun.haze.circle
        cloud-haze-fill smoke.fill cloud.haze.fill
        cloud-arrow-down icloud.and.arrow.down cloud.download
        cloud-arrow-down-fill icloud.and.arrow.down.fill
        cloud-arrow-up icloud.and.arrow.up
        cloud-arrow-up-fill icloud.and.arrow.up.fill
        cloud-check checkmark.icloud checkmark.cloud
        cloud-check-fill checkmark.icloud.fill checkmark.cloud.fill
        cloud-slash icloud.slash
        cloud-slash-fill icloud.slash.fill
        cloud icloud
        snow thermometer.snowflake.circle
        thermometer-snow thermometer.snowflake
        thermometer-sun thermometer.sun thermometer.sun.fill
        thermometer-half thermometer.medium medical.thermometer thermometer.variable thermometer.transmission
        thermometer-high thermometer.high
        thermometer-low thermometer.low
        lightning bolt
        lightning-fill bolt.fill
        fire flame flame.fill
        tree-fill tree.fill
        globe network
        globe-americas globe.americas globe.americas.fill globe.desk globe.desk.fill
        globe-europe-africa globe.europe.africa globe.europe.africa.fill
        globe-asia-australia globe.asia.australia globe.asia.australia.fill globe.central.south.asia globe.central.south.asia.fill
        diagram-3 point.3.connected.trianglepath.dotted point.3.filled.connected.trianglepath.dotted flowchart
        diagram-3-fill flowchart.fill
        cursor location
        cursor-fill location.fill location.north.line.fill
        geo-alt mappin.and.ellipse
        geo-alt-fill mappin
        compass safari
        compass-fill safari.fill
        signpost-split signpost.right.and.left
        signpost-split-fill signpost.right.fill
        signpost signpost.right
        arrow-clockwise goforward
        arrow-counterclockwise gobackward
        arrow-repeat arrow.2.circlepath arrow.triangle.2.circlepath arrow.circlepath arrow.trianglehead.2.clockwise.rotate.90 arrow.trianglehead.2.clockwise arrow.trianglehead.2.counterclockwise
        arrow-clockwise arrow.trianglehead.clockwise arrow.trianglehead.clockwise.rotate.90
        arrow-counterclockwise arrow.trianglehead.counterclockwise
        arrow-return-left arrow.turn.down.left return return.left
        arrow-return-right arrow.turn.down.right return.right
        arrow-90deg-up arrow.turn.left.up
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
        arrow-left-right arrow.left.and.right arrow.left.arrow.right arrow.right.arrow.left
        arrow-down-up arrow.up.arrow.down arrow.up.and.down
        arrows-move arrow.up.and.down.and.arrow.left.and.right move.3d
        arrows-angle-expand arrow.up.right.and.arrow.down.left
        arrows-angle-contract arrow.down.left.and.arrow.up.right
        arrows-fullscreen arrow.up.left.and.down.right.and.arrow.up.right.and.down.left
        reply arrowshape.turn.up.left arrowshape.turn.up.backward
        reply-fill arrowshape.turn.up.left.fill arrowshape.turn.up.backward.fill
        reply-all arrowshape.turn.up.left.2
        reply-all-fill arrowshape.turn.up.left.2.fill
        box-arrow-up square.and.arrow.up square.and.arrow.up.on.square
        box-arrow-up square.and.arrow.up.fill square.and.arrow.up.on.square.fill
        box-arrow-in-down square.and.arrow.down square.and.arrow.down.fill square.and.arrow.down.on.square
        box-arrow-right rectangle.portrait.and.arrow.right rectangle.portrait.and.arrow.forward rectangle.portrait.and.arrow.right.fill arrow.right.square.fill.on.square
        box-arrow-in-right rectangle.righthalf.inset.filled.arrow.right
        box-arrow-left rectangle.lefthalf.inset.filled.arrow.left
        download square.and.arrow.down.badge
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
        volume-up speaker.wave.3 speaker.wave.2
        volume-up-fill speaker.wave.3.fill speaker.wave.2.fill
        volume-down speaker.wave.1
        volume-down-fill speaker.wave.1.fill
        volume-mute speaker.slash
        volume-mute-fill speaker.slash.fill
        volume-off speaker
        volume-off-fill speaker.fill
        soundwave waveform waveform.path waveform.badge.mic
        activity waveform.path.ecg ecg.text.page
        mic-mute mic.slash
        mic-mute-fill mic.slash.fill
        headphones airpodsmax
        heart-pulse waveform.path.ecg.heart
        heartbreak heart.slash
        heartbreak-fill heart.slash.fill
        hand-thumbs-up hand.thumbsup
        hand-thumbs-up-fill hand.thumbsup.fill
        hand-thumbs-down hand.thumbsdown
        hand-thumbs-down-fill hand.thumbsdown.fill
        hand-index hand.point.up hand.point.up.left
        hand-index-fill hand.point.up.fill hand.point.up.left.fill
        alarm deskclock
        clock-history clock.arrow.circlepath clock.arrow.2.circlepath
        stopwatch gauge.with.needle.and.timer
        hourglass-bottom hourglass.bottomhalf.filled hourglass.bottomhalf.fill
        hourglass-top hourglass.tophalf.filled hourglass.tophalf.fill
        calendar3 calendar calendar.day.timeline.left calendar.day.timeline.leading
        calendar-plus calendar.badge.plus
        calendar-minus calendar.badge.minus
        calendar-check calendar.badge.checkmark
        envelope-at at.badge.plus
        envelope-plus envelope.badge
        envelope-fill envelope.badge.fill
        envelope-open envelope.open
        inbox tray archivebox.circle
        inbox-fill tray.fill
        inboxes tray.2
        archive archivebox
        archive-fill archivebox.fill
        send paperplane
        send-fill paperplane.fill
        telephone phone
        telephone-fill phone.fill
        telephone-inbound phone.arrow.down.left
        telephone-outbound phone.arrow.up.right
        telephone-plus phone.badge.plus
        chat message bubble bubble.middle.bottom
        chat-fill message.fill bubble.fill bubble.middle.bottom.fill
        chat-left bubble.left
        chat-left-fill bubble.left.fill
        chat-right bubble.right
        chat-right-fill bubble.right.fill
        chat-left-text text.bubble captions.bubble quote.bubble
        chat-left-text-fill text.bubble.fill captions.bubble.fill
        chat-left-quote-fill quote.bubble.fill
        chat-dots ellipsis.bubble
        chat-dots-fill ellipsis.bubble.fill
        quote quote.opening text.quote
        quote quote.closing
        camera-video video facetime
        camera-video-fill video.fill facetime.fill
        camera-video-off video.slash
        camera-video-off-fill video.slash.fill
        tv tv.and.mediabox appletv
        display pc
        laptop laptopcomputer macbook macbook.gen2
        phone iphone iphone.gen1 iphone.gen2 iphone.gen3 candybarphone smartphone
        phone-fill iphone.homebutton iphone.circle.fill
        phone-vibrate iphone.radiowaves.left.and.right
        phone-landscape iphone.landscape
        tablet ipad ipad.homebutton ipad.gen1
        tablet-landscape ipad.landscape
        smartwatch applewatch applewatch.watchface applewatch.side.right
        mouse magicmouse
        mouse-fill magicmouse.fill
        printer printer.dotmatrix
        hdd-network xserve
        hdd externaldrive internaldrive opticaldiscdrive
        hdd-fill externaldrive.fill internaldrive.fill
        sd-card sdcard
        sd-card-fill sdcard.fill
        sim simcard
        sim-fill simcard.fill
        cpu cpu.fill
        usb-plug cable.connector
        battery-charging battery.100.bolt battery.100percent.bolt
        wifi-off wifi.slash
        reception-4 cellularbars
        broadcast sensor.preview
        broadcast-pin dot.radiowaves.up.forward
        lightbulb light.preview light.one
        lightbulb-off lightbulb.slash
        lamp lamp.table
        fan fan.preview fan.fill
        lock lock.preview lock.circle.dotted
        unlock lock.open
        unlock-fill lock.open.fill
        toggle-on switch.preview
        key key.horizontal
        key-fill key.horizontal.fill
        gear gearshape
        gear-fill gearshape.fill
        gear-wide-connected gearshape.arrow.triangle.2.circlepath
        wrench wrench.adjustable
        wrench-adjustable wrench.and.screwdriver wrench.adjustable.fill
        tools hammer.circle wrench.and.screwdriver.fill
        pencil pencil.line pencil.and.outline
        pencil-square square.and.pencil pencil.and.ellipsis.rectangle pencil.and.scribble
        brush paintbrush paintbrush.pointed
        brush-fill paintbrush.fill paintbrush.pointed.fill
        palette paintpalette swatchpalette
        palette-fill paintpalette.fill swatchpalette.fill
        scissors scissors.badge.ellipsis
        link personalhotspot
        file-earmark doc
        file-earmark-fill doc.fill
        file-earmark-text doc.text doc.plaintext text.page
        file-earmark-text-fill doc.text.fill doc.plaintext.fill text.page.fill
        file-earmark-plus doc.badge.plus
        file-earmark-richtext doc.richtext doc.text.image
        file-earmark-richtext-fill doc.richtext.fill
        file-earmark-zip doc.zipper
        search magnifyingglass
        zoom-in plus.magnifyingglass
        zoom-out minus.magnifyingglass
        folder-plus folder.badge.plus
        clipboard doc.on.clipboard
        clipboard-fill doc.on.clipboard.fill
        journal-text text.book.closed
        journal-bookmark book.closed character.book.closed
        journal-bookmark-fill book.closed.fill text.book.closed.fill character.book.closed.fill
        sticky note
        mortarboard graduationcap
        mortarboard-fill graduationcap.fill
        list-ul list.bullet list.dash
        list-ol list.number
        list-check checklist
        list-nested list.bullet.indent list.triangle
        list line.3.horizontal line.horizontal.3
        filter line.3.horizontal.decrease line.horizontal.3.decrease
        filter-circle line.3.horizontal.decrease.circle line.horizontal.3.decrease.circle
        filter-circle-fill line.3.horizontal.decrease.circle.fill line.horizontal.3.decrease.circle.fill
        three-dots ellipsis
        three-dots-vertical ellipsis.vertical
        sliders slider.horizontal.3
        sliders2-vertical slider.vertical.3
        text-left text.alignleft text.justify.left text.justify.leading
        text-center text.aligncenter
        text-right text.alignright text.justify.right
        justify text.justify
        type-bold bold
        type-italic italic
        type-underline underline
        type-strikethrough strikethrough
        translate translate
        hash number
        123 textformat.123
        grid square.grid.2x2
        grid-fill square.grid.2x2.fill
        grid-3x3 square.grid.3x3
        grid-3x3-gap-fill square.grid.3x3.fill
        grid-3x3-gap square.grid.4x3.fill
        grid-1x2 widget.small widget.medium widget.large rectangle.3.group
        grid-1x2-fill rectangle.3.group.fill
        layout-sidebar sidebar.left sidebar.leading
        layout-sidebar-reverse sidebar.right sidebar.trailing
        layout-split rectangle.split.2x1 square.split.2x1
        layout-three-columns rectangle.split.3x1
        table tablecells
        bar-chart chart.bar chart.bar.xaxis
        bar-chart-fill chart.bar.fill
        pie-chart chart.pie
        pie-chart-fill chart.pie.fill
        graph-up chart.line.uptrend.xyaxis chart.xyaxis.line
        graph-down chart.line.downtrend.xyaxis
        graph-up-arrow arrow.up.right.circle.chart line.diagonal.arrow
        speedometer2 gauge gauge.medium gauge.high gauge.low gauge.with.dots.needle.bottom.50percent gauge.with.needle gauge.with.dots.needle.67percent gauge.open.with.lines.needle.33percent
        speedometer barometer speedometer tachometer
        currency-dollar dollarsign
        currency-euro eurosign
        currency-pound sterlingsign
        currency-yen yensign
        currency-rupee indianrupeesign
        currency-bitcoin bitcoinsign
        credit-card creditcard
        credit-card-fill creditcard.fill
        credit-card-2-front creditcard.and.123
        wallet wallet.pass wallet.bifold
        wallet-fill wallet.pass.fill wallet.bifold.fill
        piggy-bank dollarsign.bank.building
        bank building.columns
        bank2 building.columns.fill
        buildings building.2.crop.circle
        buildings-fill building.2.crop.circle.fill
        cart-plus cart.badge.plus
        cart-dash cart.badge.minus
        bag-plus bag.badge.plus
        gift giftcard
        gift-fill giftcard.fill
        ticket-perforated ticket
        ticket-perforated-fill ticket.fill
        box-seam shippingbox cube.box
        box-seam-fill shippingbox.fill cube.box.fill
        box cube cube.transparent
        box-fill cube.fill
        truck truck.box box.truck
        truck-front truck.box.fill box.truck.fill
        car-front car
        car-front-fill car.fill
        ev-front bolt.car.circle
        bus-front bus
        bus-front-fill bus.fill
        train-front tram
        train-front-fill tram.fill
        fuel-pump fuelpump
        fuel-pump-fill fuelpump.fill
        ev-station ev.charger
        ev-station-fill ev.charger.fill
        water water.waves
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
        universal-access accessibility
        capsule-pill pill pills
        capsule-pill pill.fill pills.fill
        prescription2 cross.vial cross.vial.fill
        bandaid bandage
        bandaid-fill bandage.fill
        virus microbe
        mask theatermasks
        mask theatermasks.fill
        emoji-smile face.smiling
        emoji-smile-fill face.smiling.fill face.smiling.inverse
        person-fill person.fill.viewfinder
        person-circle person.crop.circle person.circle
        person-circle person.crop.circle.fill person.circle.fill
        person-square person.crop.square person.crop.square.fill
        person-plus person.badge.plus person.crop.circle.badge.plus
        person-plus-fill person.fill.badge.plus person.crop.circle.fill.badge.plus
        person-check person.badge.checkmark person.crop.circle.badge.checkmark
        person-dash person.badge.minus person.crop.circle.badge.minus
        person-x person.crop.circle.badge.xmark
        person-vcard person.text.rectangle person.crop.rectangle.stack
        person-vcard-fill person.text.rectangle.fill
        cup-hot cup.and.saucer mug
        cup-hot-fill cup.and.saucer.fill mug.fill
        apple applelogo apple.logo
        terminal apple.terminal terminal.fill
        code-square applescript chevron.left.forwardslash.chevron.right.square
        terminal-fill applescript.fill
        braces curlybraces
        bug ladybug
        bug-fill ladybug.fill
        qr-code qrcode
        qr-code-scan qrcode.viewfinder
        upc barcode
        upc-scan barcode.viewfinder
        fingerprint touchid
        person-bounding-box faceid
        door-closed door.left.hand.closed door.right.hand.closed
        door-open door.left.hand.open door.right.hand.open
        window macwindow uiwindow.split.2x1
        window-stack macwindow.on.rectangle
        bounding-box selection.pin.in.out
        lamp-fill lamp.table.fill
        eraser eraser.line.dashed
        power poweron
        rocket-takeoff rocket
        rocket-takeoff-fill rocket.fill
        binoculars binoculars.circle
        tropical-storm tropicalstorm
        pin-angle pin
        pin-angle-fill pin.fill
        cast rectangle.on.rectangle.badge.gearshape
        funnel line.3.horizontal.decrease.funnel
        usb-symbol cable.connector.horizontal
        square-fill app.fill
        shield checkerboard.shield
        hexagon hexagongrid
        files doc.on.doc
        brightness-alt-high sun.horizon
        brightness-alt-high-fill sun.horizon.fill
        fullscreen viewfinder
        repeat arrow.2.squarepath arrow.triangle.capsulepath
        file-earmark-arrow-down arrow.down.doc
        file-earmark-arrow-up arrow.up.doc
        file-earmark-arrow-down-fill arrow.down.doc.fill
        file-earmark-arrow-up-fill arrow.up.doc.fill
        envelope mail
        envelope-fill mail.fill
        plug powerplug
        plug-fill powerplug.fill
        toggles switch.2
        card-text note.text
        card-list list.bullet.rectangle list.bullet.below.rectangle list.bullet.rectangle.portrait
        book menucard
        book-fill menucard.fill
        list-stars list.star
        input-cursor-text character.cursor.ibeam character.textbox
        cursor-text text.cursor
        asterisk asterisk
        currency-exchange dollarsign.arrow.circlepath
        train-lightrail-front lightrail
        train-lightrail-front-fill lightrail.fill
        sign-yield yieldsign
        sign-yield-fill yieldsign.fill
        pc macpro.gen3
        award rosette
        receipt scroll
        receipt-cutoff scroll.fill
        file-earmark-plus doc.append
        vector-pen pencil.tip
        buildings building.2
        buildings-fill building.2.fill
        images photo.on.rectangle photo.on.rectangle.angled photo.stack photo.on.rectangle.fill photo.fill.on.rectangle.fill photo.stack.fill
        collection rectangle.stack square.stack
        collection-fill rectangle.stack.fill square.stack.fill
        view-stacked rectangle.grid.1x2
        text-left text
        ev-front bolt.car
        ev-front-fill bolt.car.fill
        people person.2
        people-fill person.2.fill
        """
}
