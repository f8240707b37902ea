import CSDL2
import Input

extension EventSource {
  func translateController(_ event: SDL_Event, into queue: inout EventQueue) {
    switch SDL_EventType(rawValue: event.type) {
    case SDL_CONTROLLERDEVICEADDED:
      for change in controllers.add(deviceIndex: event.cdevice.which) {
        queue.append(.controller(change))
      }
    case SDL_CONTROLLERDEVICEREMOVED:
      for change in controllers.remove(event.cdevice.which) { queue.append(.controller(change)) }
    case SDL_CONTROLLERBUTTONDOWN, SDL_CONTROLLERBUTTONUP:
      let press = event.cbutton
      let change = controllers.button(press.button, isDown: press.state == 1, on: press.which)
      if let change { queue.append(.controller(change)) }
    case SDL_CONTROLLERAXISMOTION:
      let motion = event.caxis
      let change = controllers.axis(motion.axis, value: motion.value, on: motion.which)
      if let change { queue.append(.controller(change)) }
    default: break
    }
  }
}
