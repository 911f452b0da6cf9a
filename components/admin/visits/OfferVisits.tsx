import type { PayloadRequest, UIFieldServerProps } from 'payload'
import { DEFAULT_VISIT_RANGE } from '@/src/domain/visits/visitStats'
import { readOfferFunnel } from '@/src/queries/readOfferFunnel'
import { readTimezone } from '@/src/queries/readTimezone'
import { OfferVisitsPanel } from './OfferVisitsPanel'

/** On the page of an offer: what becomes of its visitors. A new offer has none. */
export async function OfferVisits({ id, req }: UIFieldServerProps) {
  if (!id || !req.user) return null
  return <OfferVisitsPanel id={Number(id)} initial={await firstSteps(req, Number(id))} />
}

async function firstSteps({ payload }: PayloadRequest, offer: number) {
  try {
    const asked = { now: new Date(), timezone: await readTimezone(payload) }
    const steps = await readOfferFunnel(payload, { offer, range: DEFAULT_VISIT_RANGE, ...asked })
    return { steps }
  } catch (err) {
    payload.logger.error({ err, msg: 'The visits of an offer could not be read' })
    return null
  }
}
