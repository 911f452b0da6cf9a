import { privateJson } from '@/src/app/api/privateJson'
import { respondToStatisticsRequest } from '@/src/app/api/statistiques/respondToStatisticsRequest'
import { readRealTimeVisitors } from '@/src/queries/readRealTimeVisitors'

/** Responds with the number of visitors now, and reads nothing else: it is called often. */
export function GET(request: Request): Promise<Response> {
  return respondToStatisticsRequest(request, async ({ payload, now }) =>
    privateJson({ visitors: await readRealTimeVisitors(payload, { now }) }),
  )
}
