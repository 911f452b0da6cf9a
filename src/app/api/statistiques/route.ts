import { privateJsonResponse } from '@/src/app/api/privateJsonResponse'
import { readVisitReport } from '@/src/queries/readVisitReport'
import { respondToStatisticsRequest } from './respondToStatisticsRequest'

/** Responds with the figures of a range for the panel of statistics. */
export function GET(request: Request): Promise<Response> {
  return respondToStatisticsRequest(request, async ({ payload, ...options }) =>
    privateJsonResponse(await readVisitReport(payload, options)),
  )
}
