extension SymbolTable {
    /// Material Icons' names for SF Symbols that Bootstrap has no icon for. They are solid: a symbol and its `fill` are
    /// the same.
    static let glyphs: WordTable = """
        ac_unit snowflake snow
        accessibility_new figure figure.arms.open figure.stand
        accessible_forward figure.roll figure.roll.runningpace
        add_link link.badge.plus
        add_photo_alternate photo.badge.plus
        airline_seat_recline_normal carseat.left
        airplay airplayvideo
        album opticaldisc
        align_horizontal_center align.horizontal.center
        align_horizontal_left align.horizontal.left
        align_horizontal_right align.horizontal.right
        align_vertical_bottom align.vertical.bottom
        align_vertical_center align.vertical.center
        align_vertical_top align.vertical.top
        all_inbox tray.full
        alt_route arrow.triangle.branch arrow.trianglehead.branch
        assignment list.clipboard list.bullet.clipboard
        auto_fix_high wand.and.stars wand.and.sparkles wand.and.stars.inverse
        auto_fix_normal wand.and.rays wand.and.rays.inverse
        auto_stories book.pages
        av_timer timer
        back_hand hand.raised
        backpack backpack
        badge lanyardcard
        balance scale.3d
        bathtub bathtub
        beach_access beach.umbrella
        blinds blinds.horizontal.open blinds.vertical.open
        blinds_closed blinds.horizontal.closed blinds.vertical.closed
        blur_on aqi.medium
        border_color highlighter
        cabin house.lodge
        cable cable.coaxial
        cake birthday.cake
        call_end phone.down
        call_merge arrow.merge arrow.triangle.merge arrow.triangle.pull arrow.trianglehead.merge
        call_split arrow.branch
        camera camera.aperture
        cases case suitcase
        category square.on.circle
        celebration party.popper
        cell_tower antenna.radiowaves.left.and.right
        center_focus_strong camera.metering.spot
        chair chair.lounge
        child_friendly stroller
        clean_hands hands.sparkles hands.and.sparkles
        co2 carbon.dioxide.cloud
        colorize eyedropper eyedropper.full eyedropper.halffull
        content_paste_search doc.text.magnifyingglass
        crop_rotate crop.rotate
        cruelty_free hare
        curtains curtains.open
        curtains_closed curtains.closed
        delete_forever xmark.bin
        design_services pencil.and.ruler
        desktop_mac desktopcomputer
        devices macbook.and.iphone ipad.and.iphone laptopcomputer.and.iphone
        directions arrow.triangle.turn.up.right.diamond
        directions_bike figure.outdoor.cycle
        directions_boat ferry
        directions_run figure.run
        directions_walk figure.walk
        dns server.rack
        door_sliding door.sliding.left.hand.closed
        doorbell video.doorbell
        downhill_skiing figure.skiing.downhill
        draw signature
        dry_cleaning hanger
        earbuds earbuds airpods airpodspro airpods.gen3 earpods beats.earphones
        eco leaf
        emergency staroflife
        emoji_people figure.wave
        event_seat chair
        family_restroom figure.2.and.child.holdinghands
        fastfood takeoutbag.and.cup.and.straw
        fax faxmachine
        fence pedestrian.gate.closed
        filter_none rectangle.on.rectangle square.on.square
        filter_vintage camera.macro
        fireplace fireplace
        flag_circle flag.circle
        flashlight_on flashlight.on flashlight.off flashlight.on.fill flashlight.off.fill
        flight_land airplane.arrival
        flight_takeoff airplane.departure
        flip_camera_ios camera.rotate arrow.triangle.2.circlepath.camera
        flutter_dash bird
        format_indent_decrease decrease.indent
        format_indent_increase increase.indent
        format_line_spacing text.word.spacing
        format_size textformat.size
        forum bubble.left.and.bubble.right bubble.left.and.text.bubble.right
        gamepad circle.grid.cross
        garage door.garage.closed door.garage.open
        gesture scribble scribble.variable
        gps_fixed scope
        grain aqi.low
        groups person.3 person.3.sequence
        hearing ear.badge.waveform ear.and.waveform
        hiking figure.hiking
        home_max homepod
        home_mini homepodmini
        hvac air.conditioner.vertical
        keyboard_hide keyboard.chevron.compact.down
        keyboard_tab arrow.right.to.line arrow.forward.to.line
        kitchen refrigerator
        lens_blur aqi.high
        library_add plus.square.on.square plus.rectangle.on.rectangle
        light lamp.ceiling
        local_laundry_service washer dryer
        luggage suitcase.rolling
        manage_search text.magnifyingglass
        masks facemask
        medical_services cross.case
        memory memorychip
        mic_external_on music.mic
        microwave microwave
        military_tech medal medal.star
        miscellaneous_services gearshape.2
        missed_video_call arrow.up.right.video arrow.down.left.video
        motion_photos_on livephoto
        mouse computermouse
        move_to_inbox tray.and.arrow.down
        movie movieclapper
        navigation location.north
        nordic_walking figure.skiing.crosscountry
        notifications_active bell.and.waves.left.and.right
        oil_barrel oilcan
        outbox tray.and.arrow.up
        outlet poweroutlet.type.b poweroutlet.type.a
        payments banknote
        pest_control ant
        piano pianokeys pianokeys.inverse
        picture_in_picture pip
        picture_in_picture_alt pip.exit pip.enter
        pool figure.pool.swim figure.open.water.swim
        psychology brain.head.profile brain.filled.head.profile
        queue_music music.note.list
        radio radio
        record_voice_over person.wave.2
        recycling arrow.3.trianglepath
        redo arrow.uturn.right arrow.uturn.forward
        restaurant fork.knife
        roller_shades roller.shade.open
        roller_shades_closed roller.shade.closed roman.shade.closed
        rotate_90_degrees_ccw rotate.left
        rotate_90_degrees_cw rotate.right
        route point.topleft.down.curvedto.point.bottomright.up point.topleft.down.to.point.bottomright.curvepath
        router wifi.router
        rowing figure.rower
        sailing sailboat
        scanner scanner
        scatter_plot chart.dots.scatter
        science flask
        self_improvement figure.mind.and.body figure.yoga
        sensors dot.radiowaves.left.and.right sensor sensor.tag.radiowaves.forward
        shower shower shower.handheld
        slow_motion_video slowmo
        snowboarding figure.snowboarding
        sos sos
        speaker hifispeaker
        speaker_group hifispeaker.2
        sports_baseball baseball
        sports_basketball basketball
        sports_football football
        sports_gymnastics figure.gymnastics
        sports_handball figure.handball
        sports_kabaddi figure.wrestling
        sports_martial_arts figure.martial.arts figure.kickboxing
        sports_score flag.checkered
        sports_soccer soccerball soccerball.inverse
        sports_tennis tennis.racket
        sports_volleyball volleyball
        stairs stairs
        storefront storefront
        straighten ruler
        surfing figure.surfing
        swap_calls arrow.triangle.swap arrow.trianglehead.swap
        sync_problem exclamationmark.arrow.triangle.2.circlepath exclamationmark.arrow.circlepath exclamationmark.arrow.trianglehead.2.clockwise.rotate.90
        table_restaurant table.furniture
        text_decrease textformat.size.smaller
        text_increase textformat.size.larger
        timelapse timelapse
        tire_repair tirepressure
        touch_app hand.tap
        undo arrow.uturn.left arrow.uturn.backward
        vaccines syringe
        video_call video.badge.plus
        video_library film.stack play.rectangle.on.rectangle play.square.stack
        waving_hand hand.wave
        window window.vertical.closed window.casement.closed
        wine_bar wineglass
        workspaces circle.hexagongrid
        turn_right arrow.triangle.turn.up.right
        """
}
