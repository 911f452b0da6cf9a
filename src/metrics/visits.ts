type PageViewBufferFigures = { waiting: number; dropped: number }

declare global {
  var toldVisits: (() => PageViewBufferFigures) | undefined
}

/** Registers the source of the visit metrics; before the first visit there is none. */
export function setPageViewMetricsSource(figures: () => PageViewBufferFigures) {
  globalThis.toldVisits = figures
}

export const readPageViewBufferFigures = (): PageViewBufferFigures =>
  globalThis.toldVisits?.() ?? { waiting: 0, dropped: 0 }
