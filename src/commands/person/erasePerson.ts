import { rm } from 'node:fs/promises'
import { sql } from '@payloadcms/db-postgres'
import type { Payload, PayloadRequest } from 'payload'
import { recordPersonRequest } from '@/src/audit/recordPersonRequest'
import { type Doer, inTransaction } from '@/src/commands/inTransaction'
import { discardFiles } from '@/src/commands/retention/discardFiles'
import { forgetApplications } from '@/src/commands/retention/forgetApplications'
import { forgetMessages } from '@/src/commands/retention/forgetMessages'
import { mentionPattern, type PersonCounts } from '@/src/domain/personRecord'
import { idsIn } from '@/src/queries/idsIn'
import { describePerson } from '@/src/queries/person/describePerson'
import { findMailsAbout } from '@/src/queries/person/findMailsAbout'
import {
  findPersonRecords,
  type PersonRecords,
  tellingNames,
} from '@/src/queries/person/findPersonRecords'
import { MENTION_PLACES, mentionsIn } from '@/src/queries/person/mentions'
import { transactionDrizzle } from '@/src/transactionDrizzle'
import { addressFingerprint } from './addressFingerprint'

type Asked = { address: string; mailDirectory: string; erased: string }
export type Erasure =
  | { ok: true; counts: PersonCounts; filesLeft: boolean }
  | { ok: false; error: 'hasAccount' }

/**
 * Takes everything about whoever has this address (in small letters) out of the database, the store and
 * the mails that are kept; what others wrote stays, without the address and the name.
 * @param erased what stands in their place
 */
export async function erasePerson(payload: Payload, doer: Doer, asked: Asked): Promise<Erasure> {
  const { counts, hasAccount } = await describePerson(payload, asked)
  if (hasAccount) return { ok: false, error: 'hasAccount' }
  const fingerprint = addressFingerprint(payload, asked.address)
  const person = await inTransaction(payload, doer, async (req) => {
    const found = await eraseRows(req, asked)
    await recordPersonRequest(req, { action: 'personErased', counts, fingerprint })
    return found
  })
  for (const { file } of await findMailsAbout(asked.mailDirectory, person)) {
    await rm(file, { force: true })
  }
  return { ok: true, counts, filesLeft: !(await areDiscarded(payload, person.files)) }
}

async function eraseRows(req: PayloadRequest, { address, erased }: Asked): Promise<PersonRecords> {
  const db = await transactionDrizzle(req)
  const person = await findPersonRecords(db, address)
  await forgetApplications(req, person.applications, 'delete')
  await forgetMessages(req, person.messages)
  await db.execute(sql`DELETE FROM payload_jobs WHERE id IN ${idsIn(person.dispatches)}`)
  // The database lets an entry of the audit trail lose a name within this transaction.
  await db.execute(sql`SELECT set_config('exemplia.erasure', 'on', true)`)
  const pattern = mentionPattern(address, tellingNames(person))
  for (const place of MENTION_PLACES) {
    const column = sql.identifier(place.column)
    const replaced = sql`regexp_replace(${column}::text, ${pattern}, ${erased}, 'gi')`
    await db.execute(sql`
      UPDATE ${sql.identifier(place.table)}
      SET ${column} = ${place.isJson ? sql`${replaced}::jsonb` : replaced}
      WHERE ${mentionsIn(place, person)}`)
  }
  return person
}

// The job that was queued with the rows tries again what the store refuses now.
async function areDiscarded(payload: Payload, files: number[]): Promise<boolean> {
  if (files.length === 0) return true
  try {
    await discardFiles(payload, files)
    return true
  } catch (err) {
    payload.logger.error({ err, msg: 'Files of an erased person wait for the store' })
    return false
  }
}
