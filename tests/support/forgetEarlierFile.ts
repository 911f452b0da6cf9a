import { vi } from 'vitest'

// The test files of a worker share the loaded packages, which take most of the time to start
// Payload. Our own modules are evaluated again for each file, with its environment.
vi.resetModules()
vi.unstubAllEnvs()
vi.useRealTimers()
globalThis._payload?.clear()
