import {
  DEFAULT_TIMEZONE,
  type SiteLanguage,
  SOURCE_LANGUAGE,
} from '@/src/domain/languages/siteLocale'
import { type Day, dayInTimezone } from '@/src/domain/text/frenchDate'
import { countedPath } from '@/src/domain/visits/countedPage'
import { DEMO_VISITOR } from '@/src/domain/visits/demoVisitor'
import { eachDay, lastDays } from '@/src/domain/visits/period'
import { classifyClient } from '@/src/domain/visits/userAgent'
import type { Visit } from '@/src/domain/visits/visit'
import { type Random, seededRandom } from '../chance'
import { type ArrivalContent, type ArrivalName, arrivals } from '../content/visits/arrivals'
import { type Reader, readers } from '../content/visits/readers'
import { arrivalOrigin } from './arrivalOrigin'
import { arrivalsOpenOn, DEMO_DAYS, randomMoment, visitsOn } from './demoCalendar'
import { appliedPages, type ListedOffer, type Page, readPages } from './readPages'

export type DatedOffer = ListedOffer & { publishedDay: Day }

/** An application at that moment and its arrival; `offer` is null for a spontaneous one. */
export type Applicant = {
  arrival: ArrivalName
  offer: { slug: string; title: string } | null
  at: Date
}
type Options = { now: Date; offers: readonly DatedOffer[]; applicants: readonly Applicant[] }
type Visitor = { id: number; reader: Reader; language: SiteLanguage }

const RETURNING_SHARE = 0.28
const MAX_REMEMBERED_VISITORS = 400
const ENGLISH_SHARE = 0.07
const MINUTE = 60_000
/** No demo visit is later than this, so that none is in progress. */
const BEFORE_NOW = 45 * MINUTE

/** Ninety days of visits in order; the same for every seed on the same day. */
export function demoVisits({ now, offers, applicants }: Options): Visit[] {
  const chance = seededRandom(1)
  const crowd = randomVisitors(chance)
  const days = eachDay(lastDays(DEMO_DAYS, dayInTimezone(DEFAULT_TIMEZONE, now)))
  const reading = days.flatMap((day, rank) => {
    const daysAgo = days.length - 1 - rank
    const online = offers.filter(({ publishedDay }) => publishedDay <= day)
    const ways = arrivalsOpenOn(daysAgo)
    return Array.from({ length: visitsOn(day, daysAgo, ways, chance) }, () => {
      const { landings, name } = chance.pick(ways)
      const pages = readPages(chance.pick(landings).landing, online, chance)
      return demoVisit(
        name,
        crowd.next(),
        pages,
        pageMoments(randomMoment(day, chance), pages, chance),
      )
    }).flat()
  })
  const applying = applicants.flatMap(({ arrival, offer, at }) => {
    const moments = [9, 6, 0].map((minutes) => new Date(at.getTime() - minutes * MINUTE))
    return demoVisit(arrival, crowd.newcomer(), appliedPages(offer), moments)
  })
  return [...reading, ...applying]
    .filter(({ receivedAt }) => receivedAt.getTime() < now.getTime() - BEFORE_NOW)
    .sort((a, b) => a.receivedAt.getTime() - b.receivedAt.getTime())
}

// Some recent visitors return.
function randomVisitors(chance: Random) {
  const latest: Visitor[] = []
  let count = 0
  const newcomer = (): Visitor => {
    count += 1
    const language = chance.next() < ENGLISH_SHARE ? 'en' : SOURCE_LANGUAGE
    return { id: count, reader: chance.pick(readers), language }
  }
  const next = () => {
    const known = latest[Math.floor(chance.next() * latest.length)]
    if (known && chance.next() < RETURNING_SHARE) return known
    const visitor = newcomer()
    latest.push(visitor)
    if (latest.length > MAX_REMEMBERED_VISITORS) latest.shift()
    return visitor
  }
  return { next, newcomer }
}

function pageMoments(first: Date, pages: readonly Page[], chance: Random): Date[] {
  let time = first.getTime()
  return pages.map((_page, rank) => {
    if (rank > 0) time += Math.round(8_000 - 70_000 * Math.log(1 - 0.95 * chance.next()))
    return new Date(time)
  })
}

function demoVisit(
  way: ArrivalName,
  { id, language, reader }: Visitor,
  pages: readonly Page[],
  moments: readonly Date[],
): Visit[] {
  const { link, referrer = '' }: ArrivalContent = arrivals[way]
  const client = classifyClient(reader)
  return moments.flatMap((receivedAt, rank) => {
    const { path = '', title = '' } = pages[rank] ?? {}
    return {
      visitorId: `${DEMO_VISITOR}${id}`,
      sessionId: `${DEMO_VISITOR}${id}-${moments[0]?.getTime()}`,
      pagePath: countedPath({ language, page: path }),
      pageTitle: title,
      referrer: rank === 0 ? referrer : '',
      userAgent: reader.userAgent,
      screenResolution: reader.screen,
      ...client,
      ...arrivalOrigin(way),
      isCampaign: rank === 0 && link !== undefined,
      receivedAt,
    }
  })
}
