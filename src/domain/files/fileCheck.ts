import type { FileError } from './uploadedFile'

/** How far the examination of a candidate's file is. */
export const FILE_CHECK_STATES = ['pending', 'clean', 'blocked'] as const
export type FileCheckState = (typeof FILE_CHECK_STATES)[number]

/** Who judged a file last; of one that waits, `own-checks` when only the antivirus has not judged it yet. */
export const FILE_CHECKERS = ['own-checks', 'clamav'] as const
export type FileChecker = (typeof FILE_CHECKERS)[number]

/** What an antivirus says of a file; null where it cannot be asked now. */
export type AntivirusVerdict = { finding: string | null } | null
export type Antivirus = (bytes: Buffer) => Promise<AntivirusVerdict>

type Check = { checkState: FileCheckState; checkedAt?: string; checkedBy?: FileChecker }

type Arrival = { hasAntivirus: boolean; isInspected: boolean }

/** The check of a file when it is stored: our own checks are enough where there is no antivirus. */
export function checkAtArrival({ hasAntivirus, isInspected }: Arrival, now: Date): Check {
  if (!isInspected) return { checkState: 'pending' }
  return hasAntivirus ? AWAITS_ANTIVIRUS : checkedByOurselves(now)
}

export const AWAITS_ANTIVIRUS = { checkState: 'pending', checkedBy: 'own-checks' } as const

export const checkedByOurselves = (now: Date) =>
  ({ checkState: 'clean', checkedAt: now.toISOString(), checkedBy: 'own-checks' }) as const

/** A file that our own checks refused after its application was accepted. */
export const refusedByOurselves = (error: FileError, now: Date) => ({
  checkState: 'blocked' as const,
  checkedAt: now.toISOString(),
  checkedBy: 'own-checks' as const,
  finding: error,
})

/** What the verdict makes of a file; what was found in it is named as the antivirus names it. */
export const checkedByAntivirus = ({ finding }: NonNullable<AntivirusVerdict>, now: Date) => ({
  checkState: finding === null ? ('clean' as const) : ('blocked' as const),
  checkedAt: now.toISOString(),
  checkedBy: 'clamav' as const,
  finding,
})

const FIRST_WAIT_SECONDS = 15
const LAST_WAIT_SECONDS = 10 * 60

/** How long to wait after so many vain attempts to reach the antivirus; it is tried for ever. */
export function secondsUntilNextCheck(attempts: number): number {
  return Math.min(FIRST_WAIT_SECONDS * 2 ** Math.min(attempts, 10), LAST_WAIT_SECONDS)
}
