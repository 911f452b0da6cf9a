import type { Payload } from 'payload'
import { privateJsonResponse } from '@/src/app/api/privateJsonResponse'
import { readRequestedPeriod } from '@/src/app/api/statistiques/respondToStatisticsRequest'
import { dayInTimezone } from '@/src/domain/text/frenchDate'
import { getPayloadInstance } from '@/src/payload'
import { verifyStatisticsToken } from '@/src/plugins/statistics/commands/statisticsTokens'
import { findDemoVisitsPeriod } from '@/src/plugins/statistics/queries/findDemoVisitsPeriod'
import { buildStatisticsTables } from '@/src/plugins/statistics/routes/statistiques/buildStatisticsTables'
import { parseBearerToken } from '@/src/plugins/statistics/rules/readingToken'
import { STATISTICS_TABLE_BY_URL_WORD } from '@/src/plugins/statistics/rules/statisticsTable'
import { statisticsApiErrors } from '@/src/plugins/statistics/words/statisticsApi'
import { readSiteTimezone } from '@/src/queries/readSiteTimezone'
import { countApiRequestOrWaitSeconds } from './readingLimit'

/** Responds with a period's figures for API clients with a token: docs/statistics-api.md. */
export async function GET(request: Request): Promise<Response> {
  const payload = await getPayloadInstance()
  try {
    return (
      (await findStatisticsApiRefusal(payload, request.headers)) ??
      (await respondWithStatistics(payload, request.url))
    )
  } catch (err) {
    payload.logger.error({ err, msg: 'The statistics could not be read over the API' })
    return statisticsApiErrorResponse(500)
  }
}

async function findStatisticsApiRefusal(
  payload: Payload,
  headers: Headers,
): Promise<Response | null> {
  const address = headers.get('x-client-address') ?? 'unknown'
  const wait = await countApiRequestOrWaitSeconds(`address ${address}`)
  if (wait !== null) return statisticsApiErrorResponse(429, { 'Retry-After': String(wait) })
  const token = parseBearerToken(headers.get('authorization'))
  if (!token) return statisticsApiErrorResponse(401, { 'WWW-Authenticate': 'Bearer' })
  const id = await verifyStatisticsToken(payload, { token, now: new Date() })
  if (id === null) return statisticsApiErrorResponse(403)
  const pause = await countApiRequestOrWaitSeconds(`token ${id}`)
  return pause === null ? null : statisticsApiErrorResponse(429, { 'Retry-After': String(pause) })
}

async function respondWithStatistics(payload: Payload, url: string): Promise<Response> {
  const timezone = await readSiteTimezone(payload)
  const now = new Date()
  const period = readRequestedPeriod(new URL(url).searchParams, dayInTimezone(timezone, now))
  if (!period) return statisticsApiErrorResponse(400)
  const options = { payload, user: null, period, now, timezone }
  const [demo, tables] = await Promise.all([
    findDemoVisitsPeriod(payload),
    buildStatisticsTables(options, Object.values(STATISTICS_TABLE_BY_URL_WORD)),
  ])
  return privateJsonResponse({
    ...{ period, timezone, readAt: now.toISOString(), demo },
    tables: Object.fromEntries(tables.map(({ name, rows }) => [name, rows])),
  })
}

const statisticsApiErrorResponse = (
  status: keyof typeof statisticsApiErrors,
  headers: Record<string, string> = {},
) => privateJsonResponse({ error: statisticsApiErrors[status] }, status, headers)
