const pendingSaves = new Set<Promise<unknown>>()

/** Registers a save until its response arrives. */
export function trackSave<T>(saving: Promise<T>): Promise<T> {
  pendingSaves.add(saving)
  const unregister = () => pendingSaves.delete(saving)
  saving.then(unregister, unregister)
  return saving
}

/** Waits for all pending saves, so that a later read returns the values on the screen. */
export async function waitForPendingSaves(): Promise<void> {
  await Promise.allSettled(pendingSaves)
}
