import { z } from 'zod'
import { privateJsonResponse } from '@/src/app/api/privateJsonResponse'
import {
  respondToStatisticsRequest,
  statisticsFailureResponse,
} from '@/src/app/api/statistiques/respondToStatisticsRequest'
import { dayInTimezone } from '@/src/domain/text/frenchDate'
import { periodOfLastDays } from '@/src/domain/visits/period'
import { readOfferFunnel } from '@/src/plugins/statistics/queries/readOfferFunnel'
import { RecordIdSchema } from '@/src/queries/recordId'

const OfferIdSchema = z.coerce.number().pipe(RecordIdSchema)

type OfferFunnelRouteContext = { params: Promise<{ id: string }> }

/** Responds with the funnel of one offer within a range: views, started forms, applications. */
export function GET(request: Request, { params }: OfferFunnelRouteContext): Promise<Response> {
  return respondToStatisticsRequest(request, async ({ payload, range, now, timezone }) => {
    const offer = OfferIdSchema.safeParse((await params).id)
    if (!offer.success) return statisticsFailureResponse(404)
    const period = periodOfLastDays(range, dayInTimezone(timezone, now))
    const steps = await readOfferFunnel(payload, { offer: offer.data, period, timezone })
    return privateJsonResponse({ steps })
  })
}
