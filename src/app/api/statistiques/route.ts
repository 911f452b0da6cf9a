import { readVisitReport } from '@/src/queries/readVisitReport'
import { answerStatistics, NO_STORE } from './answerStatistics'

/** The figures of a range, as the panel shows them. */
export function GET(request: Request): Promise<Response> {
  return answerStatistics(request, async ({ payload, ...asked }) =>
    Response.json(await readVisitReport(payload, asked), { headers: NO_STORE }),
  )
}
