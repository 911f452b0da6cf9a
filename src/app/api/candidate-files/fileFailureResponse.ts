import { NO_STORE_HEADERS, privateJsonResponse } from '@/src/app/api/privateJsonResponse'
import type { StaffRefusalReason } from '@/src/app/api/runStaffAction'
import { candidateFileErrors } from '@/src/content/candidateFiles'
import type { FileCheckState } from '@/src/domain/files/fileCheck'

export type FileFailureReason = keyof typeof candidateFileErrors

export const FILE_FAILURE_STATUS = {
  forbidden: 403,
  blocked: 403,
  expired: 403,
  missing: 404,
  pending: 409,
  unread: 422,
  failed: 500,
  elsewhere: 503,
  unreachable: 503,
} as const satisfies Record<FileFailureReason, number>

/** The reason why this file cannot be downloaded; null if it can. */
export const downloadBlockReason = ({ checkState }: { checkState: FileCheckState }) =>
  checkState === 'clean' ? null : checkState

const NO_SNIFF_HEADERS = { 'X-Content-Type-Options': 'nosniff' }

/** Headers of a candidate's file: no cache stores it, and no browser guesses its type. */
export const CANDIDATE_FILE_HEADERS = { ...NO_STORE_HEADERS, ...NO_SNIFF_HEADERS }

/** Responds with the reason why there is no file, as JSON. */
export const fileFailureResponse = (reason: FileFailureReason) =>
  privateJsonResponse(
    { error: candidateFileErrors[reason] },
    FILE_FAILURE_STATUS[reason],
    NO_SNIFF_HEADERS,
  )

const FILE_FAILURE_BY_REFUSAL = {
  otherSite: 'forbidden',
  signedOut: 'forbidden',
  forbidden: 'forbidden',
  badInput: 'missing',
  failed: 'failed',
} as const satisfies Record<StaffRefusalReason, FileFailureReason>

export const fileFailureOfRefusal = (refusal: StaffRefusalReason): FileFailureReason =>
  FILE_FAILURE_BY_REFUSAL[refusal]
