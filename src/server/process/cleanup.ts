export type Cleanup = { add: (close: () => Promise<void>) => void; run: () => Promise<void> }

/** Collects close functions; `run` calls each once, in reverse order. */
export function createCleanup(): Cleanup {
  const closes: (() => Promise<void>)[] = []
  return {
    add: (close) => closes.push(close),
    run: async () => {
      for (let close = closes.pop(); close; close = closes.pop()) await close()
    },
  }
}
