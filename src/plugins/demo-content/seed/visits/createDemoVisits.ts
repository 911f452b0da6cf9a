import { MINUTE_MS } from '@/src/domain/durations'
import {
  DEFAULT_TIMEZONE,
  type SiteLanguage,
  SOURCE_LANGUAGE,
} from '@/src/domain/languages/siteLocale'
import { dayInTimezone, type IsoDay } from '@/src/domain/text/frenchDate'
import { countedPath } from '@/src/domain/visits/countedPage'
import { DEMO_VISITOR_PREFIX } from '@/src/domain/visits/demoVisitor'
import { daysOfPeriod, periodOfLastDays } from '@/src/domain/visits/period'
import { classifyClient } from '@/src/domain/visits/userAgent'
import type { VisitorPageView } from '@/src/domain/visits/visit'
import { createSeededRandom, type RandomGenerator } from '@/src/plugins/demo-content/seed/chance'
import {
  type VisitArrivalContent,
  type VisitArrivalName,
  visitArrivals,
} from '@/src/plugins/demo-content/seed/content/visits/visitArrivals'
import {
  type VisitorDevice,
  visitorDevices,
} from '@/src/plugins/demo-content/seed/content/visits/visitorDevices'
import {
  countDemoVisitsOnDay,
  DEMO_VISIT_DAYS,
  findArrivalsActiveOnDay,
  randomMomentOfDay,
} from './demoCalendar'
import {
  type DemoPage,
  pagesOfApplicantVisit,
  randomPagesOfVisit,
  type WeightedOffer,
} from './randomPagesOfVisit'
import { sourceAndOriginOfArrival } from './sourceAndOriginOfArrival'

export type PublishedDemoOffer = WeightedOffer & { publishedDay: IsoDay }

/** An application at a moment, and how its candidate arrived; `offer` is null without an offer. */
export type ApplicantVisit = {
  arrival: VisitArrivalName
  offer: { slug: string; title: string } | null
  at: Date
}
type DemoVisitOptions = {
  now: Date
  offers: readonly PublishedDemoOffer[]
  applicants: readonly ApplicantVisit[]
}
type DemoVisitor = { id: number; reader: VisitorDevice; language: SiteLanguage }

const RETURNING_VISITOR_SHARE = 0.28
const MAX_REMEMBERED_VISITORS = 400
const ENGLISH_VISITOR_SHARE = 0.07
/** No demo visit is later than this, so that none is in progress. */
const MIN_VISIT_AGE_MS = 45 * MINUTE_MS

/** Generates ninety days of visits in order; the same for every seed on the same day. */
export function createDemoVisits({ now, offers, applicants }: DemoVisitOptions): VisitorPageView[] {
  const chance = createSeededRandom(1)
  const crowd = createVisitorPicker(chance)
  const days = daysOfPeriod(periodOfLastDays(DEMO_VISIT_DAYS, dayInTimezone(DEFAULT_TIMEZONE, now)))
  const reading = days.flatMap((day, rank) => {
    const daysAgo = days.length - 1 - rank
    const online = offers.filter(({ publishedDay }) => publishedDay <= day)
    const ways = findArrivalsActiveOnDay(daysAgo)
    return Array.from({ length: countDemoVisitsOnDay(day, daysAgo, ways, chance) }, () => {
      const { landings, name } = chance.pick(ways)
      const pages = randomPagesOfVisit(chance.pick(landings).landing, online, chance)
      return createDemoVisit(
        name,
        crowd.next(),
        pages,
        randomPageViewTimes(randomMomentOfDay(day, chance), pages, chance),
      )
    }).flat()
  })
  const applying = applicants.flatMap(({ arrival, offer, at }) => {
    const moments = [9, 6, 0].map((minutes) => new Date(at.getTime() - minutes * MINUTE_MS))
    return createDemoVisit(arrival, crowd.newcomer(), pagesOfApplicantVisit(offer), moments)
  })
  return [...reading, ...applying]
    .filter(({ receivedAt }) => receivedAt.getTime() < now.getTime() - MIN_VISIT_AGE_MS)
    .sort((a, b) => a.receivedAt.getTime() - b.receivedAt.getTime())
}

// Returns a function that picks a visitor: some recent visitors return.
function createVisitorPicker(chance: RandomGenerator) {
  const latest: DemoVisitor[] = []
  let count = 0
  const newcomer = (): DemoVisitor => {
    count += 1
    const language = chance.next() < ENGLISH_VISITOR_SHARE ? 'en' : SOURCE_LANGUAGE
    return { id: count, reader: chance.pick(visitorDevices), language }
  }
  const next = () => {
    const known = latest[Math.floor(chance.next() * latest.length)]
    if (known && chance.next() < RETURNING_VISITOR_SHARE) return known
    const visitor = newcomer()
    latest.push(visitor)
    if (latest.length > MAX_REMEMBERED_VISITORS) latest.shift()
    return visitor
  }
  return { next, newcomer }
}

function randomPageViewTimes(
  first: Date,
  pages: readonly DemoPage[],
  chance: RandomGenerator,
): Date[] {
  let time = first.getTime()
  return pages.map((_page, rank) => {
    if (rank > 0) time += Math.round(8_000 - 70_000 * Math.log(1 - 0.95 * chance.next()))
    return new Date(time)
  })
}

function createDemoVisit(
  way: VisitArrivalName,
  { id, language, reader }: DemoVisitor,
  pages: readonly DemoPage[],
  moments: readonly Date[],
): VisitorPageView[] {
  const { link, referrer = '' }: VisitArrivalContent = visitArrivals[way]
  const client = classifyClient(reader)
  return moments.flatMap((receivedAt, rank) => {
    const { path = '', title = '' } = pages[rank] ?? {}
    return {
      visitorId: `${DEMO_VISITOR_PREFIX}${id}`,
      sessionId: `${DEMO_VISITOR_PREFIX}${id}-${moments[0]?.getTime()}`,
      pagePath: countedPath({ language, page: path }),
      pageTitle: title,
      referrer: rank === 0 ? referrer : '',
      userAgent: reader.userAgent,
      screenResolution: reader.screen,
      ...client,
      ...sourceAndOriginOfArrival(way),
      isCampaign: rank === 0 && link !== undefined,
      receivedAt,
    }
  })
}
