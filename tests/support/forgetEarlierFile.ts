import { vi } from 'vitest'

// The test files of one worker share the packages that it has loaded, most of what starting Payload
// costs, and nothing else: our own modules are evaluated anew, with the environment of each file.
vi.resetModules()
vi.unstubAllEnvs()
vi.useRealTimers()
forgetPayload()
Reflect.deleteProperty(globalThis, 'recordChanges')

// Payload keeps its instance for the life of the process and offers no way to let go of it.
function forgetPayload() {
  const kept: unknown = Reflect.get(globalThis, '_payload')
  if (kept instanceof Map) kept.clear()
}
