import type { Payload, PayloadRequest } from 'payload'
import { recordPersonRequest } from '@/src/audit/recordPersonRequest'
import { describePerson } from '@/src/queries/person/describePerson'
import { emailFingerprint } from './emailFingerprint'

type Asked = { address: string; mailDirectory: string }

/** Puts on record that a person's data was handed out, and how much, not whose. */
export async function recordPersonExport(payload: Payload, req: PayloadRequest, asked: Asked) {
  const { counts } = await describePerson(payload, asked)
  const fingerprint = emailFingerprint(payload, asked.address)
  await recordPersonRequest(req, { action: 'personExported', counts, fingerprint })
}
