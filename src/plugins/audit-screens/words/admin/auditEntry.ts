import { auditText, FORMER_CODES } from '@/src/content/admin/audit'
import type { AuditAction } from '@/src/domain/audit/audit'
import type { CandidateFilePlace } from '@/src/domain/submissions/applicationHistory'

/** The current name of the candidate, because the audit entry itself contains no name. */
export const candidateFileWords = {
  cv: (name: string) => `CV\u00A0: ${name}`,
  coverLetterFile: (name: string) => `Lettre de motivation\u00A0: ${name}`,
} as const satisfies Record<CandidateFilePlace, (name: string) => string>

export function shownDetails(details: string | null | undefined): string | null {
  const former = Object.entries(FORMER_CODES).find(([code]) => code === details)
  return former?.[1] ?? details ?? null
}

/** Old entries contain the server's IPv6 network. */
const OWN_ADDRESSES = ['127.0.0.1', '::/64']

export const shownAddress = (address: string | null | undefined) =>
  address && OWN_ADDRESSES.includes(address) ? auditText.theServer : (address ?? null)

/** Actions without a signed-in user. */
const BY_ANYBODY: readonly AuditAction[] = ['signInFailed', 'accessRequested', 'passwordLinkSent']

/** The actor of an action without an account: the site itself, or a visitor. */
export const unnamedActor = (action: AuditAction) =>
  BY_ANYBODY.includes(action) ? auditText.somebody : auditText.theSite
