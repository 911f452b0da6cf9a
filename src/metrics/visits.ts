type Visits = { waiting: number; dropped: number }

declare global {
  var toldVisits: (() => Visits) | undefined
}

/** Where the figures of the visits are asked for; none are there before the first visit. */
export function tellVisits(figures: () => Visits) {
  globalThis.toldVisits = figures
}

export const visitFigures = (): Visits => globalThis.toldVisits?.() ?? { waiting: 0, dropped: 0 }
