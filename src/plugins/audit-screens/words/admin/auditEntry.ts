import { auditText, MAIL_TEST_LABELS } from '@/src/content/admin/audit'
import { auditActionWords } from '@/src/content/admin/auditWords'
import type { AuditAction } from '@/src/domain/audit/audit'
import type { CandidateFileField } from '@/src/domain/submissions/applicationHistory'

/** The current name of the candidate, because the audit entry itself contains no name. */
export const candidateFileLabels = {
  cv: (name: string) => `CV\u00A0: ${name}`,
  coverLetterFile: (name: string) => `Lettre de motivation\u00A0: ${name}`,
} as const satisfies Record<CandidateFileField, (name: string) => string>

export function auditDetailsText(details: string | null | undefined): string | null {
  const former = Object.entries(MAIL_TEST_LABELS).find(([code]) => code === details)
  return former?.[1] ?? details ?? null
}

/** The server's addresses; old entries contain its IPv6 network. */
const SERVER_IP_ADDRESSES = ['127.0.0.1', '::/64']

export const ipAddressText = (address: string | null | undefined) =>
  address && SERVER_IP_ADDRESSES.includes(address) ? auditText.theServer : (address ?? null)

/** The actor of an action without an account: the site itself, or a visitor. */
export const actorLabelWithoutAccount = (action: AuditAction) =>
  auditActionWords[action]?.isByVisitor ? auditText.somebody : auditText.theSite
