import { privateJson } from '@/src/app/api/privateJson'
import { readRealTimeVisitors } from '@/src/queries/readRealTimeVisitors'
import { respondToStatisticsRequest } from '../answerStatistics'

/** The number of visitors now. It is requested every few seconds, so nothing else is read. */
export function GET(request: Request): Promise<Response> {
  return respondToStatisticsRequest(request, async ({ payload, now }) =>
    privateJson({ visitors: await readRealTimeVisitors(payload, { now }) }),
  )
}
