import { privateJsonResponse } from '@/src/app/api/privateJsonResponse'
import { respondToStatisticsRequest } from '@/src/app/api/statistiques/respondToStatisticsRequest'
import { countRealTimeVisitors } from '@/src/queries/countRealTimeVisitors'

/** Responds with the number of visitors now, and reads nothing else: it is called often. */
export function GET(request: Request): Promise<Response> {
  return respondToStatisticsRequest(request, async ({ payload, now }) =>
    privateJsonResponse({ visitors: await countRealTimeVisitors(payload, { now }) }),
  )
}
