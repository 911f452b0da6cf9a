export type Closing = { later: (close: () => Promise<void>) => void; now: () => Promise<void> }

/** Collects close functions; `now` calls each once, in reverse order. */
export function collectClosing(): Closing {
  const closes: (() => Promise<void>)[] = []
  return {
    later: (close) => closes.push(close),
    now: async () => {
      for (let close = closes.pop(); close; close = closes.pop()) await close()
    },
  }
}
