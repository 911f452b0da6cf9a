/** An offer counts as near its end from this number of days before. */
export const NEAR_END_DAYS = 7

type OfferEndFields = { isActive?: boolean | null; endsAt?: string | null }

/** Whether an open offer ends automatically within a week. */
export function isOfferEndingSoon({ isActive, endsAt }: OfferEndFields, now: Date): boolean {
  if (!isActive || !endsAt) return false
  const left = Date.parse(endsAt) - now.getTime()
  return left > 0 && left <= NEAR_END_DAYS * 24 * 60 * 60 * 1000
}
