import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { z } from 'zod'
import type { PersonSummary } from '@/src/domain/people/personRecord'
import { idsIn } from '@/src/queries/idsIn'
import { findLinkedAddresses } from './findLinkedAddresses'
import { findMailsAbout } from './findMailsAbout'
import { findPersonRecords, type PersonRecords } from './findPersonRecords'
import { findMentions } from './mentions'
import { findPassages } from './passages'
import type { AskedPerson } from './readPerson'
import { seenOpinions } from './seenOpinions'

const Counts = z.object({
  notes: z.number(),
  opinions: z.number(),
  answers: z.number(),
  events: z.number(),
  replies: z.number(),
})
const Hidden = z.object({ hiddenOpinions: z.number() })
const Trashed = z.object({ trashedMessages: z.array(z.number()) })

/** The number of stored records of the person with this address (in lower case). */
export async function describePerson(
  payload: Payload,
  { address, mailDirectory, reader }: AskedPerson,
): Promise<PersonSummary> {
  const database = payload.db.drizzle
  const person = await findPersonRecords(database, { address, reader })
  const { rows } = await database.execute(sql`SELECT
    (SELECT count(*)::int FROM application_notes
      WHERE application_id IN ${idsIn(person.applications)}) AS notes,
    (SELECT count(*)::int FROM application_opinions
      WHERE application_id IN ${idsIn(person.applications)}) AS opinions,
    (SELECT count(*)::int FROM application_opinions opinion
      WHERE application_id IN ${idsIn(person.applications)}
        AND NOT ${seenOpinions(sql`opinion.application_id`, reader)}) AS "hiddenOpinions",
    (SELECT count(*)::int FROM application_events
      WHERE application_id IN ${idsIn(person.applications)}) AS events,
    (SELECT count(*)::int FROM application_answers
      WHERE application_id IN ${idsIn(person.applications)}) AS answers,
    (SELECT count(*)::int FROM message_replies
      WHERE message_id IN ${idsIn(person.messages)}) AS replies,
    (SELECT coalesce(json_agg(id ORDER BY id), '[]') FROM contact_messages
      WHERE id IN ${idsIn(person.messages)} AND deleted_at IS NOT NULL) AS "trashedMessages"`)
  const mails = await findMailsAbout(mailDirectory, address)
  const mentions = await findMentions(database, person)
  const { trashedMessages } = Trashed.parse(rows[0])
  return {
    ...summaryOf(person),
    ...(await findPassages(database, person)),
    ...Hidden.parse(rows[0]),
    linked: await findLinkedAddresses(database, address),
    stored: {
      applications: person.applications,
      messages: person.messages.filter((id) => !trashedMessages.includes(id)),
      trashedMessages,
    },
    counts: {
      ...Counts.parse(rows[0]),
      applications: person.applications.length,
      files: person.files.length,
      messages: person.messages.length,
      dispatches: person.dispatches.length,
      mails: mails.own.length,
      mentions: mentions.length + mails.quoting.length,
    },
  }
}

const summaryOf = ({ address, names, sharedNames, hasAccount }: PersonRecords) => ({
  address,
  names,
  sharedNames,
  hasAccount,
})
