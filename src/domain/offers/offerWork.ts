/** Working days per week. */
export const MAX_REMOTE_DAYS = 5

/** The working conditions of an offer. */
export type OfferWorkingConditions = {
  /** Remote days per week; null when not specified. */
  remoteDays: number | null
  isPartTime: boolean
  /** The start date, as written by staff. */
  startsOn: string | null
}

type RemoteDaysField = { remoteDays?: number | null }

/** Whether no day at an office is required. Always true for a location without an office. */
export function isOfferFullyRemote(
  { remoteDays }: RemoteDaysField,
  isRemotePlace: boolean,
): boolean {
  return isRemotePlace || remoteDays === MAX_REMOTE_DAYS
}

export function isValidRemoteDays(days: unknown): days is number {
  return Number.isInteger(days) && Number(days) >= 0 && Number(days) <= MAX_REMOTE_DAYS
}

/** True when a location without an office has fewer than five remote days. */
export function hasTooFewRemoteDaysForPlace(
  { remoteDays }: RemoteDaysField,
  isRemotePlace: boolean,
): boolean {
  return isRemotePlace && typeof remoteDays === 'number' && remoteDays < MAX_REMOTE_DAYS
}
