type VisitBufferFigures = { waiting: number; dropped: number }

declare global {
  var toldVisits: (() => VisitBufferFigures) | undefined
}

/** Registers the source of the visit metrics; before the first visit there is none. */
export function setVisitMetricsSource(figures: () => VisitBufferFigures) {
  globalThis.toldVisits = figures
}

export const readVisitBufferFigures = (): VisitBufferFigures =>
  globalThis.toldVisits?.() ?? { waiting: 0, dropped: 0 }
