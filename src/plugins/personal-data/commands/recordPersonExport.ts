import type { Payload, PayloadRequest } from 'payload'
import { recordPersonRequest } from '@/src/plugins/personal-data/audit/recordPersonRequest'
import type { PersonDataOptions } from '@/src/plugins/personal-data/queries/readPersonDossier'
import { summarisePersonData } from '@/src/plugins/personal-data/queries/summarisePersonData'
import { emailFingerprint } from './emailFingerprint'

/** Records the export of a person's data, with counts but without the identity. */
export async function recordPersonExport(
  payload: Payload,
  req: PayloadRequest,
  person: PersonDataOptions,
) {
  const { counts } = await summarisePersonData(payload, person)
  const fingerprint = emailFingerprint(payload, person.address)
  await recordPersonRequest(req, { action: 'personExported', counts, fingerprint })
}
