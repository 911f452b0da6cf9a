import { privateJson } from '@/src/app/api/privateJson'
import { readVisitReport } from '@/src/queries/readVisitReport'
import { respondToStatisticsRequest } from './respondToStatisticsRequest'

/** The figures of a range, as the panel shows them. */
export function GET(request: Request): Promise<Response> {
  return respondToStatisticsRequest(request, async ({ payload, ...options }) =>
    privateJson(await readVisitReport(payload, options)),
  )
}
