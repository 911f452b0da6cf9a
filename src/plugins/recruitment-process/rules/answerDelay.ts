/** Fewer answers would make the median a matter of chance. */
export const MIN_ANSWERS = 20

export const ANSWER_MONTHS = 12

export type AnswerDelay = {
  /** The number of answered applications. */
  answers: number
  /** The median number of days from the application to its answer, with decimals. */
  medianDays: number | null
}

/** The number of whole days that visitors read, 0 for less than a day; null below 20 answers. */
export function shownAnswerDays({ answers, medianDays }: AnswerDelay): number | null {
  if (answers < MIN_ANSWERS || medianDays === null) return null
  return medianDays < 1 ? 0 : Math.round(medianDays)
}
