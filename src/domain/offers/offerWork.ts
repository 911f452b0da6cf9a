/** The days of a week on which people may work from home. */
export const MOST_REMOTE_DAYS = 5

/** How an offer is worked. */
export type OfferWork = {
  /** Days a week away from the office; null where nothing is said. */
  remoteDays: number | null
  isPartTime: boolean
  /** When it begins, in the words of staff. */
  startsOn: string | null
}

type Worked = { remoteDays?: number | null }

/** Whether nobody need ever come. Of an offer without a place it is so without a word. */
export function isFullyRemote({ remoteDays }: Worked, isRemotePlace: boolean): boolean {
  return isRemotePlace || remoteDays === MOST_REMOTE_DAYS
}

export function isRemoteDays(days: unknown): days is number {
  return Number.isInteger(days) && Number(days) >= 0 && Number(days) <= MOST_REMOTE_DAYS
}

/** An offer without a place has no days on which one must come. */
export function contradictsPlace({ remoteDays }: Worked, isRemotePlace: boolean): boolean {
  return isRemotePlace && typeof remoteDays === 'number' && remoteDays < MOST_REMOTE_DAYS
}
