import type { Payload, PayloadRequest } from 'payload'
import { recordPersonRequest } from '@/src/audit/recordPersonRequest'
import { describePerson } from '@/src/queries/person/describePerson'
import type { AskedPerson } from '@/src/queries/person/readPerson'
import { emailFingerprint } from './emailFingerprint'

/** Puts on record that a person's data was handed out, and how much, not whose. */
export async function recordPersonExport(
  payload: Payload,
  req: PayloadRequest,
  asked: AskedPerson,
) {
  const { counts } = await describePerson(payload, asked)
  const fingerprint = emailFingerprint(payload, asked.address)
  await recordPersonRequest(req, { action: 'personExported', counts, fingerprint })
}
