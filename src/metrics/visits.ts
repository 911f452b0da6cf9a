type WaitingVisitFigures = { waiting: number; dropped: number }

declare global {
  var toldVisits: (() => WaitingVisitFigures) | undefined
}

/** Registers the source of the visit metrics; before the first visit there is none. */
export function setVisitMetricsSource(figures: () => WaitingVisitFigures) {
  globalThis.toldVisits = figures
}

export const waitingVisitFigures = (): WaitingVisitFigures =>
  globalThis.toldVisits?.() ?? { waiting: 0, dropped: 0 }
