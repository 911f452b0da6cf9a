import { sql } from '@payloadcms/db-postgres'
import type { Payload, PayloadRequest } from 'payload'
import { discardFiles } from '@/src/commands/retention/discardFiles'
import { inTransaction, type TransactionActor } from '@/src/database/inTransaction'
import { transactionDrizzle } from '@/src/database/transactionDrizzle'
import { recordPersonRequest } from '@/src/plugins/personal-data/audit/recordPersonRequest'
import { findMailsAbout } from '@/src/plugins/personal-data/queries/findMailsAbout'
import {
  findPersonRecords,
  type PersonRecords,
} from '@/src/plugins/personal-data/queries/findPersonRecords'
import { PERSON_RECORD_TABLES } from '@/src/plugins/personal-data/queries/personRecords'
import { summarisePersonData } from '@/src/plugins/personal-data/queries/summarisePersonData'
import type { ChosenPassage, PersonCounts } from '@/src/plugins/personal-data/rules/personRecord'
import { deleteQueuedJobs } from '@/src/plugins/retention/commands/deleteQueuedJobs'
import { eraseApplications } from '@/src/plugins/retention/commands/eraseApplications'
import { eraseMessages } from '@/src/plugins/retention/commands/eraseMessages'
import { idsSubquery } from '@/src/queries/idsSubquery'
import { emailFingerprint } from './emailFingerprint'
import { eraseMails } from './eraseMails'
import { replaceEmail } from './replaceEmail'
import { replacePassages } from './replacePassages'

type ErasureRequest = {
  address: string
  mailDirectory: string
  /** The text that replaces the e-mail address and the name. */
  erased: string
  /** The text passages in which staff confirmed that the name means this person. */
  passages?: readonly ChosenPassage[]
}
type ReplacedPassages = Awaited<ReturnType<typeof replacePassages>>
export type ErasureResult =
  | ({ ok: true; counts: PersonCounts; filesLeft: boolean } & ReplacedPassages)
  | { ok: false; error: 'hasAccount' }

/**
 * Erases all data about the person with this e-mail address (lower case) from the database, the
 * store and the stored mails. Texts of other people remain without the address; the name is removed
 * from the confirmed passages.
 */
export async function erasePerson(
  payload: Payload,
  doer: TransactionActor,
  request: ErasureRequest,
): Promise<ErasureResult> {
  const reader = doer.user?.id ?? null
  const { counts, hasAccount } = await summarisePersonData(payload, { ...request, reader })
  if (hasAccount) return { ok: false, error: 'hasAccount' }
  const fingerprint = emailFingerprint(payload, request.address)
  const { person, ...replaced } = await inTransaction(payload, doer, async (req) => {
    const erased = await eraseRows(req, request)
    const passages = erased.replaced
    await recordPersonRequest(req, { action: 'personErased', counts, passages, fingerprint })
    return erased
  })
  await eraseMails(await findMailsAbout(request.mailDirectory, request.address), request)
  return {
    ok: true,
    counts,
    ...replaced,
    filesLeft: !(await discardStoredFiles(payload, person.files)),
  }
}

async function eraseRows(
  req: PayloadRequest,
  { address, erased, passages = [] }: ErasureRequest,
): Promise<ReplacedPassages & { person: PersonRecords }> {
  const db = await transactionDrizzle(req)
  const person = await findPersonRecords(db, { address, reader: req.user?.id ?? null })
  // The passages are replaced first, because their marks refer to the texts as they were shown.
  const replaced = await replacePassages(db, person, { chosen: passages, erased })
  await eraseApplications(req, person.applications, 'delete')
  await eraseMessages(req, person.messages)
  await deleteQueuedJobs(db, sql`id IN ${idsSubquery(person.dispatches)}`)
  await db.execute(sql`
    DELETE FROM submission_drafts
    WHERE lower(coalesce(draft #>> '{values,candidateEmail}', draft #>> '{values,email}')) = ${address}`)
  for (const { table, address: column } of PERSON_RECORD_TABLES) {
    await db.execute(sql`
      DELETE FROM ${sql.identifier(table)} WHERE ${sql.identifier(column)} = ${address}`)
  }
  await replaceEmail(db, person, erased)
  return { ...replaced, person }
}

// Queues a job in the same transaction that retries the files that the store refuses now.
async function discardStoredFiles(payload: Payload, files: number[]): Promise<boolean> {
  if (files.length === 0) return true
  try {
    await discardFiles(payload, files)
    return true
  } catch (err) {
    payload.logger.error({ err, msg: 'Files of an erased person could not be deleted yet' })
    return false
  }
}
