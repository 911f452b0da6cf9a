import type { PayloadRequest, UIFieldServerProps } from 'payload'
import { wrapServerFormPart } from '@/components/admin/document/wrapServerFormPart'
import { dayInTimezone } from '@/src/domain/text/frenchDate'
import { lastDays } from '@/src/domain/visits/period'
import { DEFAULT_VISIT_RANGE } from '@/src/domain/visits/visitStats'
import { readOfferFunnel } from '@/src/plugins/statistics/queries/readOfferFunnel'
import { readTimezone } from '@/src/queries/readTimezone'
import { OfferVisitsPanel } from './OfferVisitsPanel'

/** The funnel on the page of an offer. A new offer has none. */
export const OfferFunnelField = wrapServerFormPart(async ({ id, req }: UIFieldServerProps) => {
  if (!id || !req.user) return null
  return <OfferVisitsPanel id={Number(id)} initial={await readInitialFunnel(req, Number(id))} />
})

async function readInitialFunnel({ payload }: PayloadRequest, offer: number) {
  try {
    const timezone = await readTimezone(payload)
    const period = lastDays(DEFAULT_VISIT_RANGE, dayInTimezone(timezone, new Date()))
    return { steps: await readOfferFunnel(payload, { offer, period, timezone }) }
  } catch (err) {
    payload.logger.error({ err, msg: 'The visits of an offer could not be read' })
    return null
  }
}
