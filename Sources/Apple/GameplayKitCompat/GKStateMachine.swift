public import Foundation

/// A state of a machine; what follows it is the subclass's to say.
open class GKState: NSObject {
    open internal(set) weak var stateMachine: GKStateMachine?

    open func isValidNextState(_ stateClass: AnyClass) -> Bool { true }
    open func didEnter(from previousState: GKState?) {}
    open func update(deltaTime seconds: TimeInterval) {}
    open func willExit(to nextState: GKState) {}
}

/// Goes from one of its states to the next.
open class GKStateMachine: NSObject {
    private let states: [ObjectIdentifier: GKState]
    open private(set) var currentState: GKState?

    public init(states: [GKState]) {
        self.states = Dictionary(states.map { (ObjectIdentifier(type(of: $0)), $0) }) { _, last in last }
        super.init()
        for state in states { state.stateMachine = self }
    }

    open func state<StateType: GKState>(forClass stateClass: StateType.Type) -> StateType? {
        states[ObjectIdentifier(stateClass)] as? StateType
    }

    open func canEnterState(_ stateClass: AnyClass) -> Bool {
        states[ObjectIdentifier(stateClass)] != nil && currentState?.isValidNextState(stateClass) ?? true
    }

    @discardableResult
    open func enter(_ stateClass: AnyClass) -> Bool {
        guard canEnterState(stateClass), let next = states[ObjectIdentifier(stateClass)] else { return false }
        let last = currentState
        last?.willExit(to: next)
        currentState = next
        next.didEnter(from: last)
        return true
    }

    open func update(deltaTime seconds: TimeInterval) { currentState?.update(deltaTime: seconds) }
}

/// A part of what an entity does.
open class GKComponent: NSObject {
    open internal(set) weak var entity: GKEntity?

    open func update(deltaTime seconds: TimeInterval) {}
    open func didAddToEntity() {}
    open func willRemoveFromEntity() {}
}

/// A thing of a game, made of components.
open class GKEntity: NSObject {
    open private(set) var components: [GKComponent] = []

    open func update(deltaTime seconds: TimeInterval) {
        for component in components { component.update(deltaTime: seconds) }
    }

    open func component<ComponentType: GKComponent>(ofType componentClass: ComponentType.Type) -> ComponentType? {
        components.lazy.compactMap { $0 as? ComponentType }.first
    }

    /// Takes the place of a component of the same class.
    open func addComponent(_ component: GKComponent) {
        removeComponents { type(of: $0) == type(of: component) }
        component.entity = self
        components.append(component)
        component.didAddToEntity()
    }

    open func removeComponent<ComponentType: GKComponent>(ofType componentClass: ComponentType.Type) {
        removeComponents { type(of: $0) == componentClass }
    }

    private func removeComponents(where matches: (GKComponent) -> Bool) {
        for component in components where matches(component) {
            component.willRemoveFromEntity()
            component.entity = nil
        }
        components.removeAll(where: matches)
    }
}
