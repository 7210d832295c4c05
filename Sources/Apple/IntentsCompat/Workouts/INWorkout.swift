public enum INWorkoutGoalUnitType: Int, Sendable {
    case unknown
    case inch
    case meter
    case foot
    case mile
    case yard
    case second
    case minute
    case hour
    case joule
    case kiloCalorie
}

public enum INWorkoutLocationType: Int, Sendable {
    case unknown
    case outdoor
    case indoor
}
