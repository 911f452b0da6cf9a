import { z } from 'zod'
import { readOfferFunnel } from '@/src/queries/readOfferFunnel'
import { answerStatistics, failure, NO_STORE } from '../../answerStatistics'

const LARGEST_ID = 2 ** 31 - 1
const Id = z.coerce.number().pipe(z.int().positive().max(LARGEST_ID))

type Context = { params: Promise<{ id: string }> }

/** What became of the visitors of one offer within a range. */
export function GET(request: Request, { params }: Context): Promise<Response> {
  return answerStatistics(request, async ({ payload, ...asked }) => {
    const offer = Id.safeParse((await params).id)
    if (!offer.success) return failure(404)
    const steps = await readOfferFunnel(payload, { ...asked, offer: offer.data })
    return Response.json({ steps }, { headers: NO_STORE })
  })
}
