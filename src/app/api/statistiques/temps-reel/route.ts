import { privateJson } from '@/src/app/api/privateJson'
import { respondToStatisticsRequest } from '@/src/app/api/statistiques/respondToStatisticsRequest'
import { readRealTimeVisitors } from '@/src/queries/readRealTimeVisitors'

/** The number of visitors now. It is requested every few seconds, so nothing else is read. */
export function GET(request: Request): Promise<Response> {
  return respondToStatisticsRequest(request, async ({ payload, now }) =>
    privateJson({ visitors: await readRealTimeVisitors(payload, { now }) }),
  )
}
