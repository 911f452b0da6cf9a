type Visits = { waiting: number; dropped: number }

declare global {
  var toldVisits: (() => Visits) | undefined
}

/** Registers the source of the visit metrics; before the first visit there is none. */
export function setVisitMetricsSource(figures: () => Visits) {
  globalThis.toldVisits = figures
}

export const visitFigures = (): Visits => globalThis.toldVisits?.() ?? { waiting: 0, dropped: 0 }
