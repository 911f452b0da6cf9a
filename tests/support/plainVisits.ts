import type { VisitorPageView } from '@/src/domain/visits/visit'

const HALF_HOUR_MS = 30 * 60_000
const DAY_MS = 24 * 60 * 60_000

/**
 * The visits according to their definition, for the views that one server received in order: a
 * visitor's views with pauses below half an hour, in any tab, and at most a day long; a campaign
 * link begins another visit. The first view sets the source and the device.
 */
export function groupIntoVisits(sent: readonly VisitorPageView[]): VisitorPageView[][] {
  const visits: VisitorPageView[][] = []
  for (const page of sent) {
    const now = page.receivedAt.getTime()
    const latest = visits.findLast(([first]) => first?.visitorId === page.visitorId)
    const sinceLast = now - (latest?.at(-1)?.receivedAt.getTime() ?? 0)
    const sinceFirst = now - (latest?.[0]?.receivedAt.getTime() ?? 0)
    if (latest && !page.isCampaign && sinceLast < HALF_HOUR_MS && sinceFirst < DAY_MS) {
      latest.push(page)
    } else visits.push([page])
  }
  return visits
}

/** The stored form of each visit. */
export function plainVisits(sent: readonly VisitorPageView[]) {
  return groupIntoVisits(sent).flatMap(([first, ...more]) =>
    first
      ? {
          visitor: first.visitorId,
          source: first.source,
          device: first.device,
          entry: first.pagePath,
          exit: (more.at(-1) ?? first).pagePath,
          pages: 1 + more.length,
          begun: first.receivedAt,
          ended: (more.at(-1) ?? first).receivedAt,
        }
      : [],
  )
}
