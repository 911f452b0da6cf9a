import { sql } from '@payloadcms/db-postgres'
import type { Payload, PayloadRequest } from 'payload'
import { deleteFilesOfDeletedApplications } from '@/src/commands/retention/deleteFilesOfDeletedApplications'
import { inTransaction, type TransactionActor } from '@/src/database/inTransaction'
import { transactionDrizzle } from '@/src/database/transactionDrizzle'
import { recordPersonRequest } from '@/src/plugins/personal-data/audit/recordPersonRequest'
import { findMailsAboutPerson } from '@/src/plugins/personal-data/queries/findMailsAboutPerson'
import {
  findPersonRecordIds,
  type PersonRecordReferences,
} from '@/src/plugins/personal-data/queries/findPersonRecordIds'
import { PERSON_RECORD_TABLES } from '@/src/plugins/personal-data/queries/personRecords'
import { summarisePersonData } from '@/src/plugins/personal-data/queries/summarisePersonData'
import type {
  PassageReference,
  RecordCountsByKind,
} from '@/src/plugins/personal-data/rules/personRecord'
import { deleteQueuedJobs } from '@/src/plugins/retention/commands/deleteQueuedJobs'
import { eraseApplications } from '@/src/plugins/retention/commands/eraseApplications'
import { eraseMessages } from '@/src/plugins/retention/commands/eraseMessages'
import { idsSubquery } from '@/src/queries/idsSubquery'
import { emailFingerprint } from './emailFingerprint'
import { erasePersonFromMails } from './erasePersonFromMails'
import { replaceEmailMentions } from './replaceEmailMentions'
import { replaceNameInPassages } from './replaceNameInPassages'

type ErasureRequest = {
  address: string
  mailDirectory: string
  /** The text that replaces the e-mail address and the name. */
  erased: string
  /** The text passages in which staff confirmed that the name means this person. */
  passages?: readonly PassageReference[]
  /** Whether the sealed records are deleted too; by default they remain for disputes (GDPR article 17.3 e). */
  erasesSealedRecords?: boolean
}
type PassageReplacementResult = Awaited<ReturnType<typeof replaceNameInPassages>>
export type ErasureResult =
  | ({ ok: true; counts: RecordCountsByKind; filesLeft: boolean } & PassageReplacementResult)
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
  const { counts: stored, hasAccount } = await summarisePersonData(payload, { ...request, reader })
  if (hasAccount) return { ok: false, error: 'hasAccount' }
  const { erasesSealedRecords = false } = request
  const counts = { ...stored, sealedRecords: erasesSealedRecords ? stored.sealedRecords : 0 }
  const fingerprint = emailFingerprint(payload, request.address)
  const { person, ...replaced } = await inTransaction(payload, doer, async (req) => {
    const erased = await erasePersonRows(req, request)
    const passages = erased.replaced
    await recordPersonRequest(req, { action: 'personErased', counts, passages, fingerprint })
    return erased
  })
  await erasePersonFromMails(
    await findMailsAboutPerson(request.mailDirectory, request.address),
    request,
  )
  return {
    ok: true,
    counts,
    ...replaced,
    filesLeft: !(await tryDeleteStoredFiles(payload, person.files)),
  }
}

async function erasePersonRows(
  req: PayloadRequest,
  { address, erased, passages = [], erasesSealedRecords = false }: ErasureRequest,
): Promise<PassageReplacementResult & { person: PersonRecordReferences }> {
  const db = await transactionDrizzle(req)
  const person = await findPersonRecordIds(db, { address, reader: req.user?.id ?? null })
  // The passages are replaced first, because their marks refer to the texts as they were shown.
  const replaced = await replaceNameInPassages(db, person, { chosen: passages, erased })
  await eraseApplications(req, person.applications)
  await eraseMessages(req, person.messages)
  await deleteQueuedJobs(db, sql`id IN ${idsSubquery(person.dispatches)}`)
  await db.execute(sql`
    DELETE FROM submission_drafts
    WHERE lower(coalesce(draft #>> '{values,candidateEmail}', draft #>> '{values,email}')) = ${address}`)
  for (const { table, address: column } of PERSON_RECORD_TABLES) {
    await db.execute(sql`
      DELETE FROM ${sql.identifier(table)} WHERE ${sql.identifier(column)} = ${address}`)
  }
  if (erasesSealedRecords)
    await db.execute(sql`DELETE FROM sealed_records WHERE email = ${address}`)
  await replaceEmailMentions(db, person, erased)
  return { ...replaced, person }
}

// Queues a job in the same transaction that retries the files that the store refuses now.
async function tryDeleteStoredFiles(payload: Payload, files: number[]): Promise<boolean> {
  if (files.length === 0) return true
  try {
    await deleteFilesOfDeletedApplications(payload, files)
    return true
  } catch (err) {
    payload.logger.error({ err, msg: 'Files of an erased person could not be deleted yet' })
    return false
  }
}
