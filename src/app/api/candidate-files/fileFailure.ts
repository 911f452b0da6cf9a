import { NO_STORE, privateJson } from '@/src/app/api/privateJson'
import type { Refusal } from '@/src/app/api/staffAction'
import { candidateFileSentences } from '@/src/content/candidateFiles'
import type { FileCheckState } from '@/src/domain/files/fileCheck'

export type FileFailure = keyof typeof candidateFileSentences

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
} as const satisfies Record<FileFailure, number>

/** Why this file cannot be downloaded; null if it can. */
export const closedBecause = ({ checkState }: { checkState: FileCheckState }) =>
  checkState === 'clean' ? null : checkState

const NO_SNIFF = { 'X-Content-Type-Options': 'nosniff' }

/** Headers of a candidate's file: no cache stores it, and no browser guesses its type. */
export const FILE_HEADERS = { ...NO_STORE, ...NO_SNIFF }

/** The reason why there is no file, as JSON. */
export const fileFailure = (reason: FileFailure) =>
  privateJson({ error: candidateFileSentences[reason] }, FILE_FAILURE_STATUS[reason], NO_SNIFF)

const REFUSAL_KEYS = {
  otherSite: 'forbidden',
  signedOut: 'forbidden',
  forbidden: 'forbidden',
  badInput: 'missing',
  failed: 'failed',
} as const satisfies Record<Refusal, FileFailure>

export const refusedFile = (refusal: Refusal): FileFailure => REFUSAL_KEYS[refusal]
