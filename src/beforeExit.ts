declare global {
  // The web server and the pages of Next are two bundles in one process: each has a copy of this module.
  var awaitedBeforeExit: Set<() => Promise<unknown>> | undefined
}

const awaited = () => {
  globalThis.awaitedBeforeExit ??= new Set()
  return globalThis.awaitedBeforeExit
}

/** Has the web server wait for this once it has answered its last request: what is held back is written. */
export function beforeExit(flush: () => Promise<unknown>) {
  awaited().add(flush)
}

/** Does all that waits for the end, side by side; what fails or takes longer than that is given up. */
export async function flushBeforeExit(patienceMs: number) {
  const patience = new Promise<void>((resolve) => setTimeout(resolve, patienceMs).unref())
  const flushes = [...awaited()].map(async (flush) => flush())
  await Promise.race([Promise.allSettled(flushes), patience])
}
