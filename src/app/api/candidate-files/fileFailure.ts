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

/** Why nobody is handed this file, or null where somebody may be. */
export const closedBecause = ({ checkState }: { checkState: FileCheckState }) =>
  checkState === 'clean' ? null : checkState

export const NO_STORE = {
  'Cache-Control': 'private, no-store',
  'X-Content-Type-Options': 'nosniff',
}

/** Says in JSON why there is no file. */
export function fileFailure(reason: FileFailure): Response {
  const status = FILE_FAILURE_STATUS[reason]
  return Response.json({ error: candidateFileSentences[reason] }, { status, headers: NO_STORE })
}
