/** A day or an hour on the line, in words. */
export type ChartPoint = {
  key: string
  long: string
  /** Where there is little room: on the axis. */
  short: string
  /** null: it is still to come. */
  visits: number | null
  /** Pages seen; left out where they are not told. */
  views?: number | null
  /** It is not over: dashed, or every morning would look like a collapse. */
  isUnderWay?: boolean
  /** The same in the period that this one is compared with. */
  earlier?: { long: string; visits: number } | null
  /** Where the whole of it is told. */
  address?: string
  /** What happened, a sentence each. */
  notes?: string[]
  /** Somebody has noted something of it. */
  isMarked?: boolean
}
