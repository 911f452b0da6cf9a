/** A day or an hour of the chart. */
export type ChartPoint = {
  key: string
  long: string
  /** Short label for the axis. */
  short: string
  /** null if the day or hour is in the future. */
  visits: number | null
  /** Page views; absent if the chart does not show them. */
  views?: number | null
  /** The day or hour is not over: the line is dashed, so that the low figure does not look like a decrease. */
  isUnderWay?: boolean
  /** The same day or hour of the compared period. */
  earlier?: { long: string; visits: number } | null
  /** URL of the page with the details. */
  address?: string
  /** Events and notes, one sentence each. */
  notes?: string[]
  /** Whether staff wrote a note about the day or hour. */
  isMarked?: boolean
}
