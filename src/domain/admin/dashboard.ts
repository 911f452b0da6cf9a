export const FIGURES = [
  'totalJobs',
  'pendingApplications',
  'totalMessages',
  'activeJobs',
  'totalApplications',
  'newMessages',
] as const
export type Figure = (typeof FIGURES)[number]

/** The figures of which it makes sense to say how they have changed: what comes in, not what lies there. */
export type TrendingFigure = Extract<Figure, 'totalJobs' | 'totalApplications' | 'totalMessages'>

/** Trends in percent; null where there is nothing to compare with. */
export type DashboardFigures = Record<Figure, number> & {
  trends: Record<TrendingFigure, number | null>
}

export function isTrending(figure: Figure): figure is TrendingFigure {
  return figure.startsWith('total')
}

/** The figures that say that somebody is waiting. */
export function needsAttention(figure: Figure): boolean {
  return figure === 'pendingApplications' || figure === 'newMessages'
}

/** Who waits, or what: with the page of the admin on which something can be done about it. */
export type WaitingEntry = { id: number; title: string; detail: string; since: Date }
export type WaitingList = { entries: WaitingEntry[]; total: number }
export type Waiting = {
  applications: WaitingList
  messages: WaitingList
  offers: WaitingList
  /** Of which there may be none, and then none without an application either. */
  activeOffers: number
}

/** From then on somebody has waited for too long: three candidates in four expect an answer earlier. */
export const LONG_WAIT_DAYS = 5

/** From then on an offer to which nobody has applied may be worth another look. */
export const LONG_SILENCE_DAYS = 30

export const ACTIVITY_KINDS = ['application', 'message', 'offer'] as const
export type ActivityKind = (typeof ACTIVITY_KINDS)[number]

export type Activity = { kind: ActivityKind; id: number; title: string; detail: string; at: Date }

/** The newest first, whatever kind they are. */
export function newestOf(activities: readonly Activity[], count: number): Activity[] {
  return activities.toSorted((a, b) => b.at.getTime() - a.at.getTime()).slice(0, count)
}
