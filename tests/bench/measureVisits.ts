import { isDeepStrictEqual } from 'node:util'
import pg from 'pg'
import { recordVisits } from '@/src/commands/recordVisits'
import { dayInTimezone } from '@/src/domain/text/frenchDate'
import { addDays, MAX_PERIOD_DAYS, periodOfLastDays } from '@/src/domain/visits/period'
import { VISIT_RANGE_DAYS } from '@/src/domain/visits/visitStats'
import { env } from '@/src/env'
import { getPayloadInstance } from '@/src/payload'
import { rebuildVisitCounters } from '@/src/plugins/statistics/commands/rebuildVisitCounters'
import { findMostViewedOffers } from '@/src/plugins/statistics/queries/findMostViewedOffers'
import { readHourlyVisits } from '@/src/plugins/statistics/queries/readHourlyVisits'
import { readOfferFunnels } from '@/src/plugins/statistics/queries/readOfferFunnel'
import { readOrigins } from '@/src/plugins/statistics/queries/readOrigins'
import { readVisitStats } from '@/src/queries/readVisitStats'
import { rawVisitStats, roundToMillionths } from '../support/rawVisitStats'
import { readRange } from '../support/readRange'
import { aJobOffer } from '../support/records'
import { aVisit } from '../support/visits'
import {
  type BenchFigure,
  formatMilliseconds,
  formatSeconds,
  measureMedian,
  measureMilliseconds,
} from './figures'
import { insertManyVisits, OFFER_COUNT } from './manyVisits'
import { measureStatisticsOverHttp } from './visitsOverHttp'

const VISIT_COUNT = 10_000_000
const BATCH_SIZE = 500
const RUNS_PER_FIGURE = 21
const SITE_TIMEZONE = 'Europe/Paris' as const

const VISITORS_BETWEEN_SQL = `
  SELECT count(DISTINCT visitor_id)::integer AS visitors, count(*)::integer AS views FROM page_visits
  WHERE created_at >= $1::date::timestamp AT TIME ZONE $3
    AND created_at < ($2::date + 1)::timestamp AT TIME ZONE $3`

// Started by visits.ts on a database of its own; prints its figures as the last line.
const payload = await getPayloadInstance()
const databaseClient = new pg.Client(env.DATABASE_URL)
await databaseClient.connect()
for (let n = 1; n <= OFFER_COUNT; n++) await aJobOffer(payload, { slug: `offre-${n}` })
const fillMs = await measureMilliseconds(() => insertManyVisits(databaseClient, VISIT_COUNT))
const rebuildMs = await measureMilliseconds(() => rebuildVisitCounters(payload))
await databaseClient.query('VACUUM ANALYZE')
const benchFigures: BenchFigure[] = [
  {
    what: 'lignes écrites par SQL',
    measured: `${await countVisits()} en ${formatSeconds(fillMs)}`,
  },
  { what: 'tout recompter depuis les visites', measured: formatSeconds(rebuildMs) },
  { what: 'base entière, index compris', measured: await readDatabaseSize(), goal: '2 Go' },
  ...(await measurePanel()),
  ...(await measurePeriods()),
  await measureHours(),
  ...(await measureFunnels()),
  ...(await measureStatisticsOverHttp(payload)),
  ...(await measureOrigins()),
  {
    what: `${BATCH_SIZE} visites écrites et comptées`,
    measured: await measureFlush(),
    goal: '100 ms',
  },
]
console.log(JSON.stringify(benchFigures))
process.exit(0)

async function measurePanel(): Promise<BenchFigure[]> {
  const figures: BenchFigure[] = []
  for (const range of VISIT_RANGE_DAYS) {
    const asked = { range, now: new Date(), timezone: 'Europe/Paris' } as const
    const read = () => readRange(payload, asked)
    await measureMedian(5, () => measureMilliseconds(read))
    const panel = await measureMedian(RUNS_PER_FIGURE, () => measureMilliseconds(read))
    let raw: object = {}
    const rawTime = await measureMilliseconds(async () => {
      raw = await rawVisitStats(databaseClient, asked)
    })
    const isEqual = isDeepStrictEqual(roundToMillionths(await read()), roundToMillionths(raw))
    figures.push({
      what: `chiffres de ${range} jours, ${isEqual ? 'égaux au' : 'AUTRES QUE LE'} SQL brut`,
      measured: formatMilliseconds(panel),
      reference: `${formatSeconds(rawTime)} par SQL brut`,
      goal: '20 ms',
    })
  }
  return figures
}

/** Measures periods of a year ago with the previous one: a month, and the longest allowed. */
async function measurePeriods(): Promise<BenchFigure[]> {
  const figures: BenchFigure[] = []
  for (const days of [30, MAX_PERIOD_DAYS]) {
    const to = addDays(dayInTimezone(SITE_TIMEZONE, new Date()), -MAX_PERIOD_DAYS + 10)
    const asked = { period: periodOfLastDays(days, to), now: new Date(), timezone: SITE_TIMEZONE }
    const read = () => readVisitStats(payload, asked)
    const { totals } = await read()
    await measureMedian(5, () => measureMilliseconds(read))
    const measured = formatMilliseconds(
      await measureMedian(RUNS_PER_FIGURE, () => measureMilliseconds(read)),
    )
    let raw: unknown[] = []
    const rawTime = await measureMilliseconds(async () => {
      const { rows } = await databaseClient.query(VISITORS_BETWEEN_SQL, [
        asked.period.from,
        to,
        SITE_TIMEZONE,
      ])
      raw = rows
    })
    const counted = [{ visitors: totals.uniqueVisitors, views: totals.pageViews }]
    const isEqual = isDeepStrictEqual(counted, raw)
    figures.push({
      what: `chiffres de ${days} jours d’il y a un an, ${isEqual ? 'égaux au' : 'AUTRES QUE LE'} SQL brut`,
      measured,
      reference: `${formatSeconds(rawTime)} par SQL brut`,
      goal: '20 ms',
    })
  }
  return figures
}

async function measureHours(): Promise<BenchFigure> {
  const day = addDays(dayInTimezone(SITE_TIMEZONE, new Date()), -100)
  const read = () => readHourlyVisits(payload, { day, timezone: SITE_TIMEZONE })
  await measureMedian(5, () => measureMilliseconds(read))
  const measured = formatMilliseconds(
    await measureMedian(RUNS_PER_FIGURE, () => measureMilliseconds(read)),
  )
  return { what: 'heures d’un jour, lues dans ses visites', measured, goal: '20 ms' }
}

async function measureFunnels(): Promise<BenchFigure[]> {
  const asked = { range: 90, now: new Date(), timezone: 'Europe/Paris' } as const
  const read = async () => {
    const offers = (await findMostViewedOffers(payload, asked)).map(({ id }) => id)
    const { range, now, timezone } = asked
    const period = periodOfLastDays(range, dayInTimezone(timezone, now))
    return readOfferFunnels(payload, { period, timezone, offers })
  }
  const listed = (await read()).size
  await measureMedian(5, () => measureMilliseconds(read))
  const measured = formatMilliseconds(
    await measureMedian(RUNS_PER_FIGURE, () => measureMilliseconds(read)),
  )
  const what = `parcours des ${listed} offres les plus vues (sur ${OFFER_COUNT}), 90 jours`
  return [{ what, measured }]
}

async function measureOrigins(): Promise<BenchFigure[]> {
  const period = periodOfLastDays(90, dayInTimezone('Europe/Paris', new Date()))
  const asked = { period, timezone: 'Europe/Paris', spontaneousTitle: '' } as const
  const figures: BenchFigure[] = []
  for (const group of ['site', 'campaign'] as const) {
    const read = () => readOrigins(payload, { ...asked, group })
    await measureMedian(5, () => measureMilliseconds(read))
    const measured = formatMilliseconds(
      await measureMedian(RUNS_PER_FIGURE, () => measureMilliseconds(read)),
    )
    figures.push({ what: `origines de 90 jours, par ${group}`, measured, goal: '20 ms' })
  }
  return figures
}

/** Measures the write of a batch in which half of the visitors have come before. */
async function measureFlush(): Promise<string> {
  const { rows } = await databaseClient.query(
    `SELECT key FROM visitors TABLESAMPLE SYSTEM (1) LIMIT ${(BATCH_SIZE / 4) * (RUNS_PER_FIGURE + 5)}`,
  )
  let batches = 0
  const flush = () => {
    const receivedAt = new Date()
    batches += 1
    const visits = Array.from({ length: BATCH_SIZE }, (_, n) => {
      const person = Math.floor(n / 2)
      const known =
        person % 2 === 0 ? rows[(batches * BATCH_SIZE) / 4 + person / 2]?.key : undefined
      return aVisit({
        visitorId: known ?? `visitor_${batches}_${person}`,
        sessionId: `session_${batches}_${person}`,
        pagePath: `/section/page-${1 + (n % 150)}`,
        receivedAt,
      })
    })
    return measureMilliseconds(() => recordVisits(payload, visits, []))
  }
  await measureMedian(5, flush)
  return formatMilliseconds(await measureMedian(RUNS_PER_FIGURE, flush))
}

async function countVisits(): Promise<string> {
  const { rows } = await databaseClient.query('SELECT count(*) FROM visits')
  return Number(rows[0].count).toLocaleString('en')
}

async function readDatabaseSize(): Promise<string> {
  const { rows } = await databaseClient.query('SELECT pg_database_size(current_database()) AS size')
  return `${(Number(rows[0].size) / 2 ** 30).toFixed(2).replace('.', ',')} Go`
}
