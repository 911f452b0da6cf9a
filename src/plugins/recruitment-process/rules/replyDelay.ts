/** With fewer replies the median would be a matter of chance. */
export const MIN_REPLIES_FOR_MEDIAN = 20

export const REPLY_DELAY_PERIOD_MONTHS = 12

export type ReplyDelay = {
  /** The number of applications with a reply. */
  answers: number
  /** The median number of days from the application to its reply, with decimals. */
  medianDays: number | null
}

/** The number of whole days that visitors read; null below 20 replies. */
export function replyDaysToShow({ answers, medianDays }: ReplyDelay): number | null {
  if (answers < MIN_REPLIES_FOR_MEDIAN || medianDays === null) return null
  return medianDays < 1 ? 0 : Math.round(medianDays)
}
