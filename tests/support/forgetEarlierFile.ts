import { vi } from 'vitest'

// The test files of one worker share the packages that it has loaded, most of what starting Payload
// costs, and nothing else: our own modules are evaluated anew, with the environment of each file.
vi.resetModules()
vi.unstubAllEnvs()
vi.useRealTimers()
globalThis._payload?.clear()
