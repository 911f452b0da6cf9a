import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { z } from 'zod'
import type { JobApplication } from '@/payload-types'
import { FILE_CHECK_STATES } from '@/src/domain/files/fileCheck'
import { EXPORTED_APPLICATION_SELECT } from '@/src/domain/people/applicationData'
import {
  findSealedRecords,
  hasEmailAddressSql,
} from '@/src/plugins/retention/queries/internal/findSealedRecords'
import { readRetentionRules } from '@/src/plugins/retention/queries/internal/readRetentionRules'
import { idsSubquery } from '@/src/queries/idsSubquery'
import { APPLICATION_RECORD_TABLES } from '@/src/queries/person/applicationRecordTable'
import { findMailsAboutPerson } from './findMailsAboutPerson'
import { findPersonRecordIds } from './findPersonRecordIds'
import { findEmailMentions } from './mentions'
import { personRecordsSql } from './personRecords'

const ApplicationDossierSchema = z.object({
  id: z.number(),
  notes: z.array(z.object({ at: z.string(), text: z.string() })),
  records: z.record(
    z.string(),
    z.object({
      readable: z.array(z.object({ at: z.string() }).catchall(z.string().nullable())),
      hidden: z.number(),
    }),
  ),
  events: z.array(z.object({ at: z.string(), kind: z.string() })),
  answers: z.array(
    z.object({ at: z.string(), state: z.string(), subject: z.string(), text: z.string() }),
  ),
})
const MessageDossierSchema = z.object({
  id: z.number(),
  receivedAt: z.string(),
  language: z.string().nullable(),
  name: z.string(),
  address: z.string(),
  subject: z.string(),
  message: z.string(),
  status: z.string(),
  replies: z.array(z.object({ at: z.string(), state: z.string(), text: z.string() })),
})
const FileDossierSchema = z.object({
  application: z.number(),
  place: z.enum(['cv', 'coverLetterFile']),
  storedName: z.string(),
  prefix: z.string(),
  originalName: z.string(),
  mimeType: z.string(),
  spooledOn: z.string().nullable(),
  checkState: z.enum(FILE_CHECK_STATES),
})
const PersonDossierSchema = z.object({
  applications: z.array(ApplicationDossierSchema),
  messages: z.array(MessageDossierSchema),
  files: z.array(FileDossierSchema),
  personRecords: z.record(z.string(), z.array(z.looseObject({}))),
})

export type PersonDataOptions = {
  address: string
  mailDirectory: string
  /** The account of the user: opinions of others are shown only to users who gave their own. */
  reader: number | null
  /** Whether the user is a Super Administrator, who may read sealed records. */
  readsSealedRecords?: boolean
}

export type PersonDossier = Awaited<ReturnType<typeof readPersonDossier>>

/** Reads all stored data about the person with this address (in lower case). */
export async function readPersonDossier(
  payload: Payload,
  { address, mailDirectory, reader, readsSealedRecords = false }: PersonDataOptions,
) {
  const database = payload.db.drizzle
  const person = await findPersonRecordIds(database, { address, reader })
  const { rows } = await database.execute(sql`SELECT
    (SELECT coalesce(json_agg(row ORDER BY id), '[]') FROM (
      SELECT id,
        (SELECT coalesce(json_agg(json_build_object('at', created_at, 'text', text) ORDER BY id), '[]')
          FROM application_notes WHERE application_id = application.id) AS notes,
        ${pluginRecordsSql(reader)} AS records,
        (SELECT coalesce(json_agg(json_build_object('at', created_at, 'kind', kind) ORDER BY id), '[]')
          FROM application_events WHERE application_id = application.id) AS events,
        (SELECT coalesce(json_agg(json_build_object('at', coalesce(sent_at, created_at), 'state', state,
            'subject', subject, 'text', body) ORDER BY id), '[]')
          FROM application_answers WHERE application_id = application.id) AS answers
      FROM job_applications application WHERE id IN ${idsSubquery(person.applications)}) row) AS applications,
    (SELECT coalesce(json_agg(row ORDER BY id), '[]') FROM (
      SELECT id, created_at AS "receivedAt", language, name, email AS address, subject, message, status,
        (SELECT coalesce(json_agg(json_build_object('at', coalesce(sent_at, created_at), 'state', state,
            'text', text) ORDER BY id), '[]')
          FROM message_replies WHERE message_id = message.id) AS replies
      FROM contact_messages message WHERE id IN ${idsSubquery(person.messages)}) row) AS messages,
    (SELECT coalesce(json_agg(row ORDER BY application, place DESC), '[]') FROM (
      SELECT application.id AS application, sent.place, filename AS "storedName",
        coalesce(prefix, '') AS prefix, original_name AS "originalName", mime_type AS "mimeType",
        spooled_on AS "spooledOn", check_state AS "checkState"
      FROM job_applications application
      CROSS JOIN LATERAL (
        VALUES ('cv', cv_id), ('coverLetterFile', cover_letter_file_id)) sent (place, file_id)
      JOIN candidate_files file ON file.id = sent.file_id
      WHERE application.id IN ${idsSubquery(person.applications)}) row) AS files,
    ${personRecordsSql(address)} AS "personRecords"`)
  const { applications, ...read } = PersonDossierSchema.parse(rows[0])
  return {
    address,
    ...read,
    applications: await addApplicationFields(payload, applications),
    mails: (await findMailsAboutPerson(mailDirectory, address)).own,
    mentions: await findEmailMentions(database, person),
    sealedRecords: readsSealedRecords
      ? await findSealedRecords(database, await readRetentionRules(payload), {
          condition: hasEmailAddressSql(address),
        })
      : null,
  }
}

/** Builds SQL that reads the records of plugins about `application`, by kind. */
function pluginRecordsSql(reader: number | null) {
  const kinds = APPLICATION_RECORD_TABLES.map(({ kind, table, exported, isReadable }) => {
    const columns = exported.map((column) => sql`, ${column}::text, ${sql.identifier(column)}`)
    const stored = sql`FROM ${sql.identifier(table)} WHERE application_id = application.id`
    const readable = isReadable(sql`application.id`, reader)
    return sql`${kind}::text, json_build_object(
      'readable', (SELECT coalesce(json_agg(json_build_object('at', created_at${sql.join(columns)})
        ORDER BY id), '[]') ${stored} AND ${readable}),
      'hidden', (SELECT count(*)::int ${stored} AND NOT ${readable}))`
  })
  return sql`json_build_object(${sql.join(kinds, sql`, `)})`
}

async function addApplicationFields(
  payload: Payload,
  about: z.infer<typeof ApplicationDossierSchema>[],
) {
  // The rows are read directly from the database, because the route has checked the access rights.
  const { docs } = await payload.db.find<JobApplication>({
    collection: 'job-applications',
    where: { id: { in: about.map(({ id }) => id) } },
    select: EXPORTED_APPLICATION_SELECT,
    // Zero means no limit.
    limit: 0,
    pagination: false,
  })
  return about.flatMap((one) => {
    const application = docs.find(({ id }) => id === one.id)
    return application ? [{ ...application, ...one }] : []
  })
}
