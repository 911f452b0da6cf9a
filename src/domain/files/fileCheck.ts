import type { FileError } from './uploadedFile'

/** States of the check of a candidate's file. */
export const FILE_CHECK_STATES = ['pending', 'clean', 'blocked'] as const
export type FileCheckState = (typeof FILE_CHECK_STATES)[number]

/**
 * The last checker of the file. On a pending file, `own-checks` means that only the antivirus has
 * not checked it yet.
 */
export const FILE_CHECKERS = ['own-checks', 'clamav'] as const
export type FileChecker = (typeof FILE_CHECKERS)[number]

/** Result of an antivirus scan; null when the antivirus is not reachable. */
export type AntivirusVerdict = { finding: string | null } | null
export type AntivirusScan = (bytes: Buffer) => Promise<AntivirusVerdict>

export type ScannerAddress = { host: string; port: number }
export type FileScanner = {
  /**
   * @returns the name of the finding, or null when there is none
   * @throws when the antivirus is unreachable or reports an error
   */
  scan: (address: ScannerAddress, bytes: Buffer) => Promise<string | null>
  /** The antivirus at this address, which never throws. */
  open: (address: ScannerAddress) => AntivirusScan
}

type FileCheckResult = { checkState: FileCheckState; checkedAt?: string; checkedBy?: FileChecker }

type InitialCheckFacts = { hasAntivirus: boolean; isInspected: boolean }

/** State of a file when it is stored: our own checks suffice when no antivirus is configured. */
export function initialFileCheckResult(
  { hasAntivirus, isInspected }: InitialCheckFacts,
  now: Date,
): FileCheckResult {
  if (!isInspected) return { checkState: 'pending' }
  return hasAntivirus ? AWAITING_ANTIVIRUS_RESULT : passedOwnChecksResult(now)
}

export const AWAITING_ANTIVIRUS_RESULT = { checkState: 'pending', checkedBy: 'own-checks' } as const

export const passedOwnChecksResult = (now: Date) =>
  ({ checkState: 'clean', checkedAt: now.toISOString(), checkedBy: 'own-checks' }) as const

/** State of a file that our own checks refused after its application was accepted. */
export const failedOwnChecksResult = (error: FileError, now: Date) => ({
  checkState: 'blocked' as const,
  checkedAt: now.toISOString(),
  checkedBy: 'own-checks' as const,
  finding: error,
})

/** State of a file after the antivirus scan; a finding has the antivirus's own name for it. */
export const antivirusCheckResult = ({ finding }: NonNullable<AntivirusVerdict>, now: Date) => ({
  checkState: finding === null ? ('clean' as const) : ('blocked' as const),
  checkedAt: now.toISOString(),
  checkedBy: 'clamav' as const,
  finding,
})

const FIRST_ANTIVIRUS_RETRY_SECONDS = 15
const MAX_ANTIVIRUS_RETRY_SECONDS = 10 * 60

/** Delay before the next attempt to reach the antivirus; the attempts never stop. */
export function secondsUntilAntivirusRetry(attempts: number): number {
  return Math.min(
    FIRST_ANTIVIRUS_RETRY_SECONDS * 2 ** Math.min(attempts, 10),
    MAX_ANTIVIRUS_RETRY_SECONDS,
  )
}
