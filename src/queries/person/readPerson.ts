import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { z } from 'zod'
import { FILE_CHECK_STATES } from '@/src/domain/files/fileCheck'
import { idsIn } from '../idsIn'
import { findMailsAbout } from './findMailsAbout'
import { findPersonRecords } from './findPersonRecords'
import { findMentions } from './mentions'
import { seenOpinions } from './seenOpinions'

const Application = z.object({
  id: z.number(),
  receivedAt: z.string(),
  language: z.string().nullable(),
  name: z.string(),
  address: z.string(),
  phone: z.string().nullable(),
  jobTitle: z.string(),
  status: z.string(),
  isSpam: z.boolean(),
  source: z.string().nullable(),
  site: z.string().nullable(),
  utmSource: z.string().nullable(),
  utmMedium: z.string().nullable(),
  utmCampaign: z.string().nullable(),
  utmContent: z.string().nullable(),
  heardFrom: z.string().nullable(),
  coverLetter: z.string().nullable(),
  notes: z.array(z.object({ at: z.string(), text: z.string() })),
  opinions: z.array(
    z.object({ at: z.string(), opinion: z.string(), sentence: z.string().nullable() }),
  ),
  hiddenOpinions: z.number(),
  events: z.array(z.object({ at: z.string(), kind: z.string() })),
  answers: z.array(
    z.object({ at: z.string(), state: z.string(), subject: z.string(), text: z.string() }),
  ),
})
const Message = z.object({
  id: z.number(),
  receivedAt: z.string(),
  language: z.string().nullable(),
  name: z.string(),
  address: z.string(),
  subject: z.string(),
  message: z.string(),
  status: z.string(),
  replies: z.array(z.object({ at: z.string(), text: z.string() })),
})
const StoredFile = z.object({
  id: z.number(),
  storedName: z.string(),
  prefix: z.string(),
  originalName: z.string(),
  mimeType: z.string(),
  spooledOn: z.string().nullable(),
  checkState: z.enum(FILE_CHECK_STATES),
})
const Read = z.object({
  applications: z.array(Application),
  messages: z.array(Message),
  files: z.array(StoredFile),
})

export type AskedPerson = {
  address: string
  mailDirectory: string
  /** The account of who asks: what others think of the person is shown to who has given an opinion. */
  reader: number | null
}

export type PersonDossier = Awaited<ReturnType<typeof readPerson>>

/** All that is stored about whoever has this address (in small letters), as it is stored and may be read. */
export async function readPerson(
  payload: Payload,
  { address, mailDirectory, reader }: AskedPerson,
) {
  const database = payload.db.drizzle
  const person = await findPersonRecords(database, { address, reader })
  const { rows } = await database.execute(sql`SELECT
    (SELECT coalesce(json_agg(row ORDER BY id), '[]') FROM (
      SELECT id, created_at AS "receivedAt", language, candidate_name AS name, candidate_email AS address,
        candidate_phone AS phone, job_title AS "jobTitle", status, is_spam AS "isSpam", source,
        site, utm_source AS "utmSource", utm_medium AS "utmMedium", utm_campaign AS "utmCampaign",
        utm_content AS "utmContent", heard_from AS "heardFrom",
        cover_letter AS "coverLetter",
        (SELECT coalesce(json_agg(json_build_object('at', created_at, 'text', text) ORDER BY id), '[]')
          FROM application_notes WHERE application_id = application.id) AS notes,
        (SELECT coalesce(json_agg(json_build_object('at', created_at, 'opinion', opinion,
            'sentence', sentence) ORDER BY id), '[]')
          FROM application_opinions WHERE application_id = application.id
            AND ${seenOpinions(sql`application.id`, reader)}) AS opinions,
        (SELECT count(*)::int FROM application_opinions WHERE application_id = application.id
            AND NOT ${seenOpinions(sql`application.id`, reader)}) AS "hiddenOpinions",
        (SELECT coalesce(json_agg(json_build_object('at', created_at, 'kind', kind) ORDER BY id), '[]')
          FROM application_events WHERE application_id = application.id) AS events,
        (SELECT coalesce(json_agg(json_build_object('at', coalesce(sent_at, created_at), 'state', state,
            'subject', subject, 'text', body) ORDER BY id), '[]')
          FROM application_answers WHERE application_id = application.id) AS answers
      FROM job_applications application WHERE id IN ${idsIn(person.applications)}) row) AS applications,
    (SELECT coalesce(json_agg(row ORDER BY id), '[]') FROM (
      SELECT id, created_at AS "receivedAt", language, name, email AS address, subject, message, status,
        (SELECT coalesce(json_agg(json_build_object('at', created_at, 'text', text) ORDER BY id), '[]')
          FROM message_replies WHERE message_id = message.id) AS replies
      FROM contact_messages message WHERE id IN ${idsIn(person.messages)}) row) AS messages,
    (SELECT coalesce(json_agg(row ORDER BY id), '[]') FROM (
      SELECT id, filename AS "storedName", coalesce(prefix, '') AS prefix,
        original_name AS "originalName", mime_type AS "mimeType",
        spooled_on AS "spooledOn", check_state AS "checkState"
      FROM candidate_files WHERE id IN ${idsIn(person.files)}) row) AS files`)
  return {
    address,
    ...Read.parse(rows[0]),
    mails: (await findMailsAbout(mailDirectory, address)).own,
    mentions: await findMentions(database, person),
  }
}
