declare global {
  // Global, because two bundles in one process have a copy of this module each (server, pages).
  var awaitedBeforeExit: Set<() => Promise<unknown>> | undefined
}

const registeredFlushes = () => {
  globalThis.awaitedBeforeExit ??= new Set()
  return globalThis.awaitedBeforeExit
}

/**
 * Registers a function that writes buffered data; the web server calls it after its last response.
 */
export function registerFlushBeforeExit(flush: () => Promise<unknown>) {
  registeredFlushes().add(flush)
}

/**
 * Calls all registered functions in parallel; ignores failures and functions that exceed the time
 * limit.
 */
export async function flushBeforeExit(patienceMs: number) {
  const patience = new Promise<void>((resolve) => setTimeout(resolve, patienceMs).unref())
  const flushes = [...registeredFlushes()].map(async (flush) => flush())
  await Promise.race([Promise.allSettled(flushes), patience])
}
