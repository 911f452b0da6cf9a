import type { PayloadRequest } from 'payload'
import { recordAuditEntry } from '@/src/audit/recordAuditEntry'
import type { RecordCountsByKind } from '@/src/plugins/personal-data/rules/personRecord'
import { personRequestDetails } from '@/src/plugins/personal-data/words/admin/personData'

type HandledPersonRequest = {
  action: 'personExported' | 'personErased'
  counts: RecordCountsByKind
  /** The number of texts about other people in which the name was replaced. */
  passages?: number
  /** A fingerprint of the e-mail address, which the audit trail does not store. */
  fingerprint: string
}

export async function recordPersonRequest(
  req: PayloadRequest,
  { action, counts, passages = 0, fingerprint }: HandledPersonRequest,
): Promise<void> {
  const details = personRequestDetails({ counts, passages, fingerprint })
  await recordAuditEntry(req, { action, global: 'data-retention', details })
}
