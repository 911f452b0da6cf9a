import { isDeepStrictEqual } from 'node:util'
import pg from 'pg'
import { recordVisits } from '@/src/commands/recordVisits'
import { dayInTimezone } from '@/src/domain/text/frenchDate'
import { addDays, MAX_PERIOD_DAYS, periodOfLastDays } from '@/src/domain/visits/period'
import { VISIT_RANGE_DAYS } from '@/src/domain/visits/visitStats'
import { env } from '@/src/env'
import { payloadInstance } from '@/src/payload'
import { rebuildVisitCounters } from '@/src/plugins/statistics/commands/rebuildVisitCounters'
import { findMostViewedOffers } from '@/src/plugins/statistics/queries/findMostViewedOffers'
import { readHourlyVisits } from '@/src/plugins/statistics/queries/readHourlyVisits'
import { readOfferFunnels } from '@/src/plugins/statistics/queries/readOfferFunnel'
import { readOrigins } from '@/src/plugins/statistics/queries/readOrigins'
import { readVisitStats } from '@/src/queries/readVisitStats'
import { inMillionths, rawVisitStats } from '../support/rawVisitStats'
import { readRange } from '../support/readRange'
import { aJobOffer } from '../support/records'
import { aVisit } from '../support/visits'
import { type Figure, inMilliseconds, inSeconds, median, milliseconds } from './figures'
import { fillWithVisits, OFFERS } from './manyVisits'
import { httpFigures } from './visitsOverHttp'

const VISITS = 10_000_000
const BATCH = 500
const RUNS = 21
const ZONE = 'Europe/Paris' as const

const VISITORS_BETWEEN = `
  SELECT count(DISTINCT visitor_id)::integer AS visitors, count(*)::integer AS views FROM page_visits
  WHERE created_at >= $1::date::timestamp AT TIME ZONE $3
    AND created_at < ($2::date + 1)::timestamp AT TIME ZONE $3`

// Started by visits.ts on a database of its own; prints its figures as the last line.
const payload = await payloadInstance()
const client = new pg.Client(env.DATABASE_URL)
await client.connect()
for (let n = 1; n <= OFFERS; n++) await aJobOffer(payload, { slug: `offre-${n}` })
const fill = await milliseconds(() => fillWithVisits(client, VISITS))
const rebuild = await milliseconds(() => rebuildVisitCounters(payload))
await client.query('VACUUM ANALYZE')
const figures: Figure[] = [
  {
    what: 'lignes écrites par SQL',
    measured: `${await countVisits()} en ${inSeconds(fill)}`,
  },
  { what: 'tout recompter depuis les visites', measured: inSeconds(rebuild) },
  { what: 'base entière, index compris', measured: await databaseSize(), goal: '2 Go' },
  ...(await panelFigures()),
  ...(await periodFigures()),
  await hoursFigure(),
  ...(await funnelFigures()),
  ...(await httpFigures(payload)),
  ...(await originFigures()),
  { what: `${BATCH} visites écrites et comptées`, measured: await flushTime(), goal: '100 ms' },
]
console.log(JSON.stringify(figures))
process.exit(0)

async function panelFigures(): Promise<Figure[]> {
  const figures: Figure[] = []
  for (const range of VISIT_RANGE_DAYS) {
    const asked = { range, now: new Date(), timezone: 'Europe/Paris' } as const
    const read = () => readRange(payload, asked)
    await median(5, () => milliseconds(read))
    const panel = await median(RUNS, () => milliseconds(read))
    let raw: object = {}
    const rawTime = await milliseconds(async () => {
      raw = await rawVisitStats(client, asked)
    })
    const isEqual = isDeepStrictEqual(inMillionths(await read()), inMillionths(raw))
    figures.push({
      what: `chiffres de ${range} jours, ${isEqual ? 'égaux au' : 'AUTRES QUE LE'} SQL brut`,
      measured: inMilliseconds(panel),
      reference: `${inSeconds(rawTime)} par SQL brut`,
      goal: '20 ms',
    })
  }
  return figures
}

/** Measures periods of a year ago with the previous one: a month, and the longest allowed. */
async function periodFigures(): Promise<Figure[]> {
  const figures: Figure[] = []
  for (const days of [30, MAX_PERIOD_DAYS]) {
    const to = addDays(dayInTimezone(ZONE, new Date()), -MAX_PERIOD_DAYS + 10)
    const asked = { period: periodOfLastDays(days, to), now: new Date(), timezone: ZONE }
    const read = () => readVisitStats(payload, asked)
    const { totals } = await read()
    await median(5, () => milliseconds(read))
    const measured = inMilliseconds(await median(RUNS, () => milliseconds(read)))
    let raw: unknown[] = []
    const rawTime = await milliseconds(async () => {
      const { rows } = await client.query(VISITORS_BETWEEN, [asked.period.from, to, ZONE])
      raw = rows
    })
    const counted = [{ visitors: totals.uniqueVisitors, views: totals.pageViews }]
    const isEqual = isDeepStrictEqual(counted, raw)
    figures.push({
      what: `chiffres de ${days} jours d’il y a un an, ${isEqual ? 'égaux au' : 'AUTRES QUE LE'} SQL brut`,
      measured,
      reference: `${inSeconds(rawTime)} par SQL brut`,
      goal: '20 ms',
    })
  }
  return figures
}

async function hoursFigure(): Promise<Figure> {
  const day = addDays(dayInTimezone(ZONE, new Date()), -100)
  const read = () => readHourlyVisits(payload, { day, timezone: ZONE })
  await median(5, () => milliseconds(read))
  const measured = inMilliseconds(await median(RUNS, () => milliseconds(read)))
  return { what: 'heures d’un jour, lues dans ses visites', measured, goal: '20 ms' }
}

async function funnelFigures(): Promise<Figure[]> {
  const asked = { range: 90, now: new Date(), timezone: 'Europe/Paris' } as const
  const read = async () => {
    const offers = (await findMostViewedOffers(payload, asked)).map(({ id }) => id)
    const { range, now, timezone } = asked
    const period = periodOfLastDays(range, dayInTimezone(timezone, now))
    return readOfferFunnels(payload, { period, timezone, offers })
  }
  const listed = (await read()).size
  await median(5, () => milliseconds(read))
  const measured = inMilliseconds(await median(RUNS, () => milliseconds(read)))
  const what = `parcours des ${listed} offres les plus vues (sur ${OFFERS}), 90 jours`
  return [{ what, measured }]
}

async function originFigures(): Promise<Figure[]> {
  const period = periodOfLastDays(90, dayInTimezone('Europe/Paris', new Date()))
  const asked = { period, timezone: 'Europe/Paris', spontaneousTitle: '' } as const
  const figures: Figure[] = []
  for (const group of ['site', 'campaign'] as const) {
    const read = () => readOrigins(payload, { ...asked, group })
    await median(5, () => milliseconds(read))
    const measured = inMilliseconds(await median(RUNS, () => milliseconds(read)))
    figures.push({ what: `origines de 90 jours, par ${group}`, measured, goal: '20 ms' })
  }
  return figures
}

/** Measures the write of a batch in which half of the visitors have come before. */
async function flushTime(): Promise<string> {
  const { rows } = await client.query(
    `SELECT key FROM visitors TABLESAMPLE SYSTEM (1) LIMIT ${(BATCH / 4) * (RUNS + 5)}`,
  )
  let batches = 0
  const flush = () => {
    const receivedAt = new Date()
    batches += 1
    const visits = Array.from({ length: BATCH }, (_, n) => {
      const person = Math.floor(n / 2)
      const known = person % 2 === 0 ? rows[(batches * BATCH) / 4 + person / 2]?.key : undefined
      return aVisit({
        visitorId: known ?? `visitor_${batches}_${person}`,
        sessionId: `session_${batches}_${person}`,
        pagePath: `/section/page-${1 + (n % 150)}`,
        receivedAt,
      })
    })
    return milliseconds(() => recordVisits(payload, visits, []))
  }
  await median(5, flush)
  return inMilliseconds(await median(RUNS, flush))
}

async function countVisits(): Promise<string> {
  const { rows } = await client.query('SELECT count(*) FROM visits')
  return Number(rows[0].count).toLocaleString('en')
}

async function databaseSize(): Promise<string> {
  const { rows } = await client.query('SELECT pg_database_size(current_database()) AS size')
  return `${(Number(rows[0].size) / 2 ** 30).toFixed(2).replace('.', ',')} Go`
}
