import type { OfferPay } from '@/src/domain/offers/offerPay'

/** An offer counts as near its end from this number of days before. */
export const NEAR_END_DAYS = 7

type Paid = { [Name in keyof Pick<OfferPay, 'payMinimum' | 'payMaximum'>]?: number | null }

/** Whether an offer has no pay. */
export function lacksPay({ payMinimum, payMaximum }: Paid): boolean {
  return typeof payMinimum !== 'number' && typeof payMaximum !== 'number'
}

type Ending = { isActive?: boolean | null; endsAt?: string | null }

/** Whether an open offer ends automatically within a week. */
export function endsSoon({ isActive, endsAt }: Ending, now: Date): boolean {
  if (!isActive || !endsAt) return false
  const left = Date.parse(endsAt) - now.getTime()
  return left > 0 && left <= NEAR_END_DAYS * 24 * 60 * 60 * 1000
}
