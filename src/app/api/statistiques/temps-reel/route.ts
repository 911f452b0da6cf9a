import { readRealTimeVisitors } from '@/src/queries/readRealTimeVisitors'
import { answerStatistics, NO_STORE } from '../answerStatistics'

/** Who is on the site at this moment: asked every few seconds, so nothing else is read. */
export function GET(request: Request): Promise<Response> {
  return answerStatistics(request, async ({ payload, now }) =>
    Response.json(
      { visitors: await readRealTimeVisitors(payload, { now }) },
      { headers: NO_STORE },
    ),
  )
}
