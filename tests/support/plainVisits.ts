import type { Visit } from '@/src/domain/visits/visit'

const HALF_AN_HOUR = 30 * 60_000
const A_DAY = 24 * 60 * 60_000

/**
 * What the definition makes of the pages that one server was told of, in order: a visit is a visitor's pages
 * with less than half an hour between them, whatever tab they stood in, and no more than a day in all; the
 * link of a campaign begins another. Its first page says where it came from and what it is read with.
 */
export function visitsOf(sent: readonly Visit[]): Visit[][] {
  const visits: Visit[][] = []
  for (const page of sent) {
    const now = page.receivedAt.getTime()
    const latest = visits.findLast(([first]) => first?.visitorId === page.visitorId)
    const sinceLast = now - (latest?.at(-1)?.receivedAt.getTime() ?? 0)
    const sinceFirst = now - (latest?.[0]?.receivedAt.getTime() ?? 0)
    if (latest && !page.isCampaign && sinceLast < HALF_AN_HOUR && sinceFirst < A_DAY) {
      latest.push(page)
    } else visits.push([page])
  }
  return visits
}

/** What is written down of each. */
export function plainVisits(sent: readonly Visit[]) {
  return visitsOf(sent).flatMap(([first, ...more]) =>
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
