import type { ApplicationStatus } from '@/src/domain/submissions/applicationStatus'
import type { IsoDay } from '@/src/domain/text/frenchDate'
import type { RetentionReason } from './applicationRetention'

/** What remains of an application after its period. */
export type SealedRecord = {
  id: number
  name: string
  email: string
  offer: string
  status: ApplicationStatus
  reason: RetentionReason
  receivedOn: IsoDay
  decidedOn: IsoDay | null
  withdrawnOn: IsoDay | null
  endedOn: IsoDay
  /** The last day of the record. */
  until: IsoDay
}
export type FoundSealedRecords = { records: SealedRecord[]; hasMore: boolean }

/** Fewer characters would let a search list most of the archive. */
const SEALED_SEARCH_CHARACTER_LIMITS = { least: 3, most: 200 } as const
/** The length of the reason for which a Super Administrator reads sealed records. */
export const SEALED_REASON_CHARACTER_LIMITS = { least: 10, most: 500 } as const

/** The records that one search shows; its audit entry names all of them. */
export const MAX_SHOWN_SEALED_RECORDS = 20

const isLengthWithin = (text: string, { least, most }: { least: number; most: number }) =>
  text.trim().length >= least && text.trim().length <= most

export const isSealedSearch = (text: string) => isLengthWithin(text, SEALED_SEARCH_CHARACTER_LIMITS)

/** The audit trail must not store the e-mail address of a candidate. */
export const isSealedReason = (text: string) =>
  isLengthWithin(text, SEALED_REASON_CHARACTER_LIMITS) && !text.includes('@')
