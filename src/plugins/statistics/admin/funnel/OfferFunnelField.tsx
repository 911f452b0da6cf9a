import type { PayloadRequest, UIFieldServerProps } from 'payload'
import { wrapServerFormPart } from '@/components/admin/document/wrapServerFormPart'
import { dayInTimezone } from '@/src/domain/text/frenchDate'
import { periodOfLastDays } from '@/src/domain/visits/period'
import { DEFAULT_VISIT_RANGE_DAYS } from '@/src/domain/visits/visitStats'
import { readOfferFunnel } from '@/src/plugins/statistics/queries/readOfferFunnel'
import { readSiteTimezone } from '@/src/queries/readSiteTimezone'
import { OfferFunnelPanel } from './OfferFunnelPanel'

/** The funnel on the page of an offer. A new offer has none. */
export const OfferFunnelField = wrapServerFormPart(async ({ id, req }: UIFieldServerProps) => {
  if (!id || !req.user) return null
  return <OfferFunnelPanel id={Number(id)} initial={await readInitialFunnel(req, Number(id))} />
})

async function readInitialFunnel({ payload }: PayloadRequest, offer: number) {
  try {
    const timezone = await readSiteTimezone(payload)
    const period = periodOfLastDays(DEFAULT_VISIT_RANGE_DAYS, dayInTimezone(timezone, new Date()))
    return { steps: await readOfferFunnel(payload, { offer, period, timezone }) }
  } catch (err) {
    payload.logger.error({ err, msg: 'The visits of an offer could not be read' })
    return null
  }
}
