import type { Payload } from 'payload'
import { privateJson } from '@/src/app/api/privateJson'
import { readRequestedPeriod } from '@/src/app/api/statistiques/respondToStatisticsRequest'
import { dayInTimezone } from '@/src/domain/text/frenchDate'
import { payloadInstance } from '@/src/payload'
import { verifyStatisticsToken } from '@/src/plugins/statistics/commands/statisticsTokens'
import { findDemoVisits } from '@/src/plugins/statistics/queries/findDemoVisits'
import { buildTables } from '@/src/plugins/statistics/routes/statistiques/buildTables'
import { bearerToken } from '@/src/plugins/statistics/rules/readingToken'
import { STATISTICS_TABLES } from '@/src/plugins/statistics/rules/statisticsTable'
import { statisticsApiErrors } from '@/src/plugins/statistics/words/statisticsApi'
import { readTimezone } from '@/src/queries/readTimezone'
import { countApiRequestOrWaitSeconds } from './readingLimit'

/** Responds with a period's figures for API clients with a token: docs/statistics-api.md. */
export async function GET(request: Request): Promise<Response> {
  const payload = await payloadInstance()
  try {
    return (
      (await refuseStatisticsApiRequest(payload, request.headers)) ??
      (await respondWithStatistics(payload, request.url))
    )
  } catch (err) {
    payload.logger.error({ err, msg: 'The statistics could not be read over the API' })
    return statisticsApiErrorResponse(500)
  }
}

async function refuseStatisticsApiRequest(
  payload: Payload,
  headers: Headers,
): Promise<Response | null> {
  const address = headers.get('x-client-address') ?? 'unknown'
  const wait = await countApiRequestOrWaitSeconds(`address ${address}`)
  if (wait !== null) return statisticsApiErrorResponse(429, { 'Retry-After': String(wait) })
  const token = bearerToken(headers.get('authorization'))
  if (!token) return statisticsApiErrorResponse(401, { 'WWW-Authenticate': 'Bearer' })
  const id = await verifyStatisticsToken(payload, { token, now: new Date() })
  if (id === null) return statisticsApiErrorResponse(403)
  const pause = await countApiRequestOrWaitSeconds(`token ${id}`)
  return pause === null ? null : statisticsApiErrorResponse(429, { 'Retry-After': String(pause) })
}

async function respondWithStatistics(payload: Payload, url: string): Promise<Response> {
  const timezone = await readTimezone(payload)
  const now = new Date()
  const period = readRequestedPeriod(new URL(url).searchParams, dayInTimezone(timezone, now))
  if (!period) return statisticsApiErrorResponse(400)
  const options = { payload, user: null, period, now, timezone }
  const [demo, tables] = await Promise.all([
    findDemoVisits(payload),
    buildTables(options, Object.values(STATISTICS_TABLES)),
  ])
  return privateJson({
    ...{ period, timezone, readAt: now.toISOString(), demo },
    tables: Object.fromEntries(tables.map(({ name, rows }) => [name, rows])),
  })
}

const statisticsApiErrorResponse = (
  status: keyof typeof statisticsApiErrors,
  headers: Record<string, string> = {},
) => privateJson({ error: statisticsApiErrors[status] }, status, headers)
