extension SymbolTable {
    /// Symbols that are shown by way of another: its name, then after an `@` how it is turned, then theirs.
    ///
    /// A digit counts the quarter turns clockwise, an `m` mirrors. The other's name may be put together of parts that no
    /// symbol is: a number on a `goforward`, a badge on anything.
    static let aliases: WordTable = """
        hand.point.up@1 hand.point.right
        hand.point.up@2 hand.point.down
        hand.point.up@3 hand.point.left
        arrow.right.to.line@1 arrow.down.to.line
        arrow.right.to.line@2 arrow.left.to.line arrow.backward.to.line
        arrow.right.to.line@3 arrow.up.to.line
        arrow.right.to.line@0 arrow.right.to.line.compact arrow.right.to.line.alt
        arrow.right.to.line@1 arrow.down.to.line.compact arrow.down.to.line.alt
        arrow.right.to.line@2 arrow.left.to.line.compact arrow.left.to.line.alt
        arrow.right.to.line@3 arrow.up.to.line.compact arrow.up.to.line.alt
        arrowshape.right@1 arrowshape.down
        arrowshape.right@2 arrowshape.left arrowshape.backward
        arrowshape.right@3 arrowshape.up
        arrowshape.right@0 arrowshape.forward
        arrow.uturn.left@1 arrow.uturn.up
        arrow.uturn.left@3 arrow.uturn.down
        arrow.turn.left.up@m arrow.turn.right.up
        arrow.turn.up.left@m arrow.turn.up.right
        arrow.turn.up.left@3 arrow.turn.left.down
        arrow.turn.up.right@1 arrow.turn.right.down
        arrow.up.right.and.arrow.down.left@m arrow.up.left.and.arrow.down.right arrow.up.backward.and.arrow.down.forward
        arrow.down.left.and.arrow.up.right@m arrow.down.right.and.arrow.up.left arrow.down.forward.and.arrow.up.backward
        bolt@1 bolt.horizontal
        rectangle@1 rectangle.portrait
        capsule@1 capsule.portrait
        oval@1 oval.portrait
        wifi@1 dot.radiowaves.right dot.radiowaves.forward
        wave.3.right@2 wave.3.left wave.3.backward
        wave.3.right@0 wave.3.forward
        laurel.leading@m laurel.trailing
        square@0 squareshape
        circle@0 circlebadge
        arrowshape.turn.up.left@m arrowshape.turn.up.right arrowshape.turn.up.forward
        arrow.left.arrow.right@0 arrow.swap
        lock.goforward@0 lock.rotation
        lock.open.goforward@0 lock.open.rotation lock.rotation.open
        play.goforward@0 memories
        mug@0 cup.and.heat.waves
        face.smiling@0 smiley
        hand.raised@0 hand.raised.fingers.spread
        gauge.with.needle@0 gauge.with.dots.needle.33percent gauge.with.dots.needle.50percent
        macpro.gen3@0 macpro.gen2 macpro.gen1
        signpost.right@m signpost.left
        point.topleft.down.curvedto.point.bottomright.up@0 point.topleft.filled.down.to.point.bottomright.curvepath
        square.grid.3x3@0 rectangle.split.3x3 rectangle.grid.3x3
        square.grid.2x2@0 rectangle.grid.2x2
        applewatch.badge.exclamationmark@0 exclamationmark.applewatch
        lock.badge.exclamationmark@0 exclamationmark.lock
        magnifyingglass.badge.1@0 1.magnifyingglass
        magnifyingglass.badge.exclamationmark@0 exclamationmark.magnifyingglass
        magnifyingglass.badge.questionmark@0 questionmark.magnifyingglass
        umbrella.badge.percent@0 umbrella.percent
        moon.badge.zzz@0 moon.zzz
        speaker.badge.zzz@0 speaker.zzz
        sun.max.badge.drop@0 sun.rain
        sun.max.badge.snowflake@0 sun.snow
        cloud.sun.badge.drop@0 cloud.sun.rain
        cloud.sun.badge.bolt@0 cloud.sun.bolt
        cloud.moon.badge.drop@0 cloud.moon.rain
        cloud.moon.badge.bolt@0 cloud.moon.bolt
        wind.badge.snowflake@0 wind.snow
        drop.badge.percent@0 humidity
        wifi.badge.exclamationmark@0 wifi.exclamationmark
        magnifyingglass.badge.sparkles@0 sparkle.magnifyingglass
        iphone.badge.lock@0 lock.iphone
        ipad.badge.lock@0 lock.ipad
        display.badge.lock@0 lock.display lock.desktopcomputer
        laptopcomputer.badge.lock@0 lock.laptopcomputer
        doc.badge.lock@0 lock.doc
        figure.stand.badge.thermometer@0 thermometer.variable.and.figure
        desktopcomputer.badge.arrow.down@0 desktopcomputer.and.arrow.down
        icloud.badge.link@0 link.icloud
        key.badge.icloud@0 key.icloud
        person.badge.icloud@0 person.icloud
        person.badge.checkmark@0 person.fill.checkmark
        person.badge.xmark@0 person.fill.xmark
        person.badge.questionmark@0 person.fill.questionmark
        checkmark.bubble@0 checkmark.message
        arrow.up.bubble@0 arrow.up.message
        ellipsis.bubble@0 ellipsis.message
        plus.bubble@0 plus.message
        doc.on.doc@0 document.on.document
        doc@0 document
        doc.text@0 text.document
        mic@0 microphone
        phone.badge.bubble@0 phone.bubble phone.bubble.left
        10.goforward@0 goforward.10
        5.goforward@0 goforward.5
        15.goforward@0 goforward.15
        30.goforward@0 goforward.30
        45.goforward@0 goforward.45
        60.goforward@0 goforward.60
        75.goforward@0 goforward.75
        90.goforward@0 goforward.90
        plus.goforward@0 goforward.plus
        5.gobackward@0 gobackward.5
        10.gobackward@0 gobackward.10
        15.gobackward@0 gobackward.15
        30.gobackward@0 gobackward.30
        45.gobackward@0 gobackward.45
        60.gobackward@0 gobackward.60
        75.gobackward@0 gobackward.75
        90.gobackward@0 gobackward.90
        minus.gobackward@0 gobackward.minus
        figure.run.badge.soccerball@0 figure.soccer
        figure.run.badge.football@0 figure.american.football figure.rugby figure.australian.football
        figure.run.badge.tennis.racket@0 figure.tennis figure.badminton figure.racquetball figure.squash figure.table.tennis
        figure.run.badge.baseball@0 figure.baseball figure.softball figure.cricket
        figure.run.badge.volleyball@0 figure.volleyball
        figure.run.badge.basketball@0 figure.basketball
        figure.walk.badge.stairs@0 figure.stairs
        figure.walk.badge.mountain.2@0 figure.climbing
        figure.stand.badge.target@0 figure.archery
        figure.stand.badge.fish@0 figure.fishing
        figure.stand.badge.flag@0 figure.golf
        figure.stand.badge.dumbbell@0 figure.strengthtraining.traditional figure.strengthtraining.functional
        figure.run.badge.music.note@0 figure.dance figure.socialdance
        figure.walk.badge.sailboat@0 figure.sailing
        drop.badge.degreesign@0 drop.degreesign
        water.waves.badge.arrow.up@0 water.waves.and.arrow.up
        water.waves.badge.arrow.down@0 water.waves.and.arrow.down
        applewatch.badge.wifi@0 applewatch.radiowaves.left.and.right
        key.badge.wifi@0 key.radiowaves.forward
        ferry.badge.car@0 car.ferry
        sprinkler.badge.drop@0 sprinkler.and.droplets
        leaf.goforward@0 leaf.arrow.triangle.circlepath leaf.arrow.circlepath
        clipboard.badge.pencil@0 pencil.and.list.clipboard
        envelope.badge.magnifyingglass@0 mail.and.text.magnifyingglass
        rectangle.badge.magnifyingglass@0 rectangle.and.text.magnifyingglass
        rectangle.badge.hand.point.up@0 rectangle.and.hand.point.up.left
        shippingbox.badge.arrow.left@0 shippingbox.and.arrow.backward
        envelope.badge.arrow.triangle.branch@0 envelope.arrow.triangle.branch
        checkmark.shield@0 shield.checkmark
        network.badge.shield@0 network.badge.shield.half.filled
        folder.badge.plus@0 plus.rectangle.on.folder
        doc.badge.chart.bar@0 chart.bar.doc.horizontal
        bubble.left.badge.exclamationmark@0 bubble.left.and.exclamationmark.bubble.right
        person.badge.arrow.left.and.right@0 person.and.arrow.left.and.arrow.right person.fill.and.arrow.left.and.arrow.right
        sun.horizon@0 sun.and.horizon
        square.dashed@0 app.dashed
        rectangle.bottomthird.inset.filled@2 rectangle.topthird.inset.filled
        """

    /// Symbols that are shown as another that they are like, by its name.
    static let standIns: WordTable = """
        figure.run figure.track.and.field figure.cross.training figure.mixed.cardio
        figure.run figure.highintensity.intervaltraining figure.jumprope figure.fall figure.play
        figure.run figure.lacrosse figure.disc.sports figure.field.hockey
        figure.run figure.run.treadmill
        figure.walk figure.walk.treadmill figure.elliptical figure.step.training
        figure.handball figure.waterpolo figure.bowling
        figure.martial.arts figure.taichi figure.fencing
        figure.gymnastics figure.barre figure.flexibility figure.pilates
        figure.mind.and.body figure.cooldown
        figure.rower figure.core.training
        figure.outdoor.cycle figure.hand.cycling
        figure.pool.swim figure.water.fitness
        tennis.racket figure.pickleball
        figure.handball figure.hockey figure.ice.hockey
        circle.fill hockey.puck
        scope figure.hunting
        hare figure.equestrian.sports
        dumbbell gym.bag
        figure.skiing.downhill skis
        figure.snowboarding snowboard
        figure.surfing surfboard
        pawprint lizard
        music.note guitars
        sun.haze sun.dust
        sparkles fireworks apple.intelligence
        humidity humidifier dehumidifier
        wind air.purifier
        tram train.side.middle.car train.side.rear.car tram.fill.tunnel
        car.side suv.side truck.pickup.side car.side.rear.open car.side.front.open
        gearshape engine.combustion
        fan fanblades fan.floor fan.desk fan.ceiling
        house homekit
        lamp.ceiling light.recessed light.strip.2 light.panel
        hifispeaker homepod.2
        face.smiling nose eyebrow
        microbe allergens
        flask testtube.2 vial.viewfinder ivfluid.bag
        shield shield.lefthalf.filled.trianglebadge.exclamationmark
        briefcase latch.2.case
        creditcard purchased
        car windshield.front.and.wiper car.rear
        air.conditioner.vertical air.conditioner.horizontal
        eye eyes.inverse
        video.doorbell entry.lever.keypad
        book.closed magazine
        headphones beats.headphones
        display display.2
        stairs figure.stair.stepper
        square.stack.3d.up square.2.stack.3d square.3.stack.3d square.stack.3d.down.forward
        flag flag.2.crossed flag.checkered.2.crossed
        network bonjour
        photo text.below.photo
        rhombus skew perspective
        hand.wave hands.clap
        xmark.square clear
        lightswitch.on switch.programmable
        circle.circle button.programmable
        capsule button.horizontal button.angledbottom.horizontal.left button.angledbottom.horizontal.right
        slider.horizontal.3 slider.horizontal.below.rectangle slider.horizontal.2.gobackward slider.horizontal.2.square
        applewatch watchface.applewatch.case digitalcrown.arrow.clockwise digitalcrown.arrow.counterclockwise
        dot.radiowaves.right badge.plus.radiowaves.right badge.plus.radiowaves.forward
        dial.low dial.min
        dial.high dial.max
        arrowshape.right arrowshape.bounce.right arrowshape.bounce.forward arrowshape.zigzag.right arrowshape.zigzag.forward
        sparkles bubbles.and.sparkles
        slider.horizontal.3 timeline.selection
        power togglepower
        arrow.counterclockwise restart
        increase.indent increase.quotelevel
        decrease.indent decrease.quotelevel
        window.vertical.closed window.horizontal window.horizontal.closed window.awning window.awning.closed
        square.grid.3x3 square.grid.3x2 rectangle.grid.3x2
        rectangle.3.group rectangle.3.offgrid
        battery.100.bolt bolt.batteryblock
        shield.lefthalf.filled shield.checkered shield.pattern.checkered shield.lefthalf
        speaker.wave.2 airplayaudio
        bus bus.doubledecker
        iphone apps.iphone platter.filled.bottom.iphone
        music.note music.quarternote.3
        moon moon.haze
        checklist checklist.unchecked
        suitcase suitcase.cart
        wrench.adjustable spigot pipe.and.drop
        figure.snowboarding figure.skating figure.ice.skating
        figure.martial.arts figure.boxing
        baseball cricket.ball
        thermometer.high heater.vertical
        scribble hand.draw
        figure.outdoor.cycle figure.indoor.cycle
        megaphone horn horn.blast
        hand.raised.app hand.app
        """
}
