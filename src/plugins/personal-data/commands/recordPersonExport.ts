import type { Payload, PayloadRequest } from 'payload'
import { recordPersonRequest } from '@/src/plugins/personal-data/audit/recordPersonRequest'
import type {
  PersonDataOptions,
  PersonDossier,
} from '@/src/plugins/personal-data/queries/readPersonDossier'
import { summarisePersonData } from '@/src/plugins/personal-data/queries/summarisePersonData'
import { recordSealedReading } from '@/src/plugins/retention/audit/recordSealedReading'
import { emailFingerprint } from './emailFingerprint'

type ExportedPerson = PersonDataOptions &
  Pick<PersonDossier, 'sealedRecords'> & {
    /** Why sealed records are read, for the audit trail. */
    reason: string
  }

/** Records the export of a person's data, with counts but without the identity. */
export async function recordPersonExport(
  payload: Payload,
  req: PayloadRequest,
  { sealedRecords, reason, ...person }: ExportedPerson,
) {
  const { counts } = await summarisePersonData(payload, person)
  const fingerprint = emailFingerprint(payload, person.address)
  const exported = { ...counts, sealedRecords: sealedRecords?.length ?? 0 }
  await recordPersonRequest(req, { action: 'personExported', counts: exported, fingerprint })
  if (!sealedRecords?.length) return
  const ids = sealedRecords.map(({ id }) => id)
  await recordSealedReading(req, { ids, reason })
}
