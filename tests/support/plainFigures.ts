import type { SiteTimezone } from '@/src/domain/languages/siteLocale'
import type { AnonymousView, VisitorPageView } from '@/src/domain/visits/visit'

const HALF_HOUR_MS = 30 * 60_000
const DAY_MS = 24 * 60 * 60_000

/** An exclusion in simple form. */
export type PlainExclusion = {
  kind: 'period' | 'source' | 'host' | 'path'
  value: string
  since: Date | null
  until: Date | null
}

type RecordedViews = { visits: readonly VisitorPageView[]; anonymous: readonly AnonymousView[] }

/**
 * Every counted figure, computed directly from its definition: per day and page the views by
 * source, per day the visits with bounces and duration, per day the visitors of the last 7, 30 and
 * 90 days.
 */
export function plainFigures(
  seen: RecordedViews,
  struck: readonly PlainExclusion[],
  timezone: SiteTimezone,
) {
  const dayOf = (at: Date) => new Intl.DateTimeFormat('sv-SE', { timeZone: timezone }).format(at)
  const counted = groupIntoVisits(seen.visits).filter(
    ([first]) => first && !isExcluded(struck, first),
  )
  const anonymous = seen.anonymous.filter(
    ({ pagePath, receivedAt }) =>
      !isExcluded(struck, { pagePath, receivedAt, source: null, referrer: null }),
  )
  const views: CountsByName = {}
  const visits: CountsByName = {}
  const visitorDays: [string, string][] = []
  for (const pages of counted) {
    const [first] = pages
    if (!first) continue
    const [begun, ended] = [first.receivedAt, pages.at(-1)?.receivedAt ?? first.receivedAt]
    const begin = `${dayOf(begun)} ${first.device} ${first.source}`
    addToTally(visits, `${begin} visits`, 1)
    addToTally(visits, `${begin} bounces`, pages.length === 1 ? 1 : 0)
    addToTally(visits, `${begin} ms`, ended.getTime() - begun.getTime())
    for (const { pagePath, receivedAt, visitorId } of pages) {
      addToTally(views, `${dayOf(receivedAt)} ${pagePath} ${first.source}`, 1)
      visitorDays.push([visitorId, dayOf(receivedAt)])
    }
  }
  for (const { pagePath, receivedAt } of anonymous) {
    addToTally(views, `${dayOf(receivedAt)} ${pagePath} anonymous`, 1)
  }
  const visitorsUntil = (day: string, days: number) => {
    const first = new Date(Date.parse(day) - (days - 1) * DAY_MS).toISOString().slice(0, 10)
    return new Set(visitorDays.filter(([, on]) => on >= first && on <= day).map(([who]) => who))
      .size
  }
  return { views: sortedCounts(views), visits: sortedCounts(visits), visitorsUntil }
}

type VisitBeginning = Pick<VisitorPageView, 'pagePath' | 'receivedAt'> & {
  source: string | null
  referrer: string | null
}

function isExcluded(struck: readonly PlainExclusion[], begun: VisitBeginning): boolean {
  const time = begun.receivedAt.getTime()
  const page =
    begun.pagePath === '/en'
      ? '/'
      : begun.pagePath.replace(/^\/en([/#])/, (_, rest) => (rest === '#' ? '/#' : '/'))
  return struck.some(({ kind, value, since, until }) => {
    if (since && time < since.getTime()) return false
    if (until && time >= until.getTime()) return false
    if (kind === 'period') return true
    if (kind === 'source') return begun.source === value
    if (kind === 'path') {
      return page === value || page.startsWith(`${value}/`) || page.startsWith(`${value}#`)
    }
    const host = begun.referrer ? new URL(begun.referrer).hostname.replace(/^www\./, '') : ''
    return host === value || host.endsWith(`.${value}`)
  })
}

/**
 * The visits: one visitor's views with pauses below half an hour, at most a day long, from one
 * campaign.
 */
function groupIntoVisits(sent: readonly VisitorPageView[]): VisitorPageView[][] {
  const visits: VisitorPageView[][] = []
  for (const page of sent) {
    const latest = visits.findLast(([first]) => first?.visitorId === page.visitorId)
    const now = page.receivedAt.getTime()
    const pause = now - (latest?.at(-1)?.receivedAt.getTime() ?? 0)
    const length = now - (latest?.[0]?.receivedAt.getTime() ?? 0)
    if (latest && !page.isCampaign && pause < HALF_HOUR_MS && length < DAY_MS) latest.push(page)
    else visits.push([page])
  }
  return visits
}

type CountsByName = Record<string, number>

function addToTally(tally: CountsByName, name: string, count: number) {
  tally[name] = (tally[name] ?? 0) + count
}

const sortedCounts = (tally: CountsByName) =>
  Object.entries(tally)
    .filter(([, count]) => count !== 0)
    .sort(([a], [b]) => (a < b ? -1 : 1))
