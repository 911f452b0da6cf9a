import type { OfferPay } from './offerPay'

/** From how many days before its end an offer is near it. */
export const NEAR_END_DAYS = 7

type Paid = { [Name in keyof Pick<OfferPay, 'payMinimum' | 'payMaximum'>]?: number | null }

/** Whether an offer does not say what it pays. */
export function lacksPay({ payMinimum, payMaximum }: Paid): boolean {
  return typeof payMinimum !== 'number' && typeof payMaximum !== 'number'
}

type Ending = { isActive?: boolean | null; endsAt?: string | null }

/** Whether an open offer ends within a week by itself. */
export function endsSoon({ isActive, endsAt }: Ending, now: Date): boolean {
  if (!isActive || !endsAt) return false
  const left = Date.parse(endsAt) - now.getTime()
  return left > 0 && left <= NEAR_END_DAYS * 24 * 60 * 60 * 1000
}
