import { privateJson } from '@/src/app/api/privateJson'
import { readVisitReport } from '@/src/queries/readVisitReport'
import { answerStatistics } from './answerStatistics'

/** The figures of a range, as the panel shows them. */
export function GET(request: Request): Promise<Response> {
  return answerStatistics(request, async ({ payload, ...options }) =>
    privateJson(await readVisitReport(payload, options)),
  )
}
