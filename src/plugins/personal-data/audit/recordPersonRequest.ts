import type { PayloadRequest } from 'payload'
import { recordAudit } from '@/src/audit/recordAudit'
import type { PersonCounts } from '@/src/plugins/personal-data/rules/personRecord'
import { personRequestDetails } from '@/src/plugins/personal-data/words/admin/personData'

type HandledPersonRequest = {
  action: 'personExported' | 'personErased'
  counts: PersonCounts
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
  await recordAudit(req, { action, global: 'data-retention', details })
}
