import type { PayloadRequest } from 'payload'

/** A line in the history of an application. */
export type HistoryLine = {
  /** The time of the event, as an ISO timestamp. */
  at: string
  /** The name of the account. */
  by?: string | null
  key: string
  kind: string
  label: string
  /** A longer text, folded below the label. */
  text?: string
}

/** Finds the lines that a plugin adds to the history of an application. */
export type FindHistoryLines = (
  req: PayloadRequest,
  application: number,
) => Promise<readonly HistoryLine[]>
