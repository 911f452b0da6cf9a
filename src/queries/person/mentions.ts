import { sql } from '@payloadcms/db-postgres'
import { z } from 'zod'
import { mentionPattern } from '@/src/domain/personRecord'
import { idsIn } from '@/src/queries/idsIn'
import { type PersonRecords, type Reading, tellingNames } from './findPersonRecords'

type Place = { table: string; column: string; isJson?: boolean; own?: 'applications' | 'messages' }

/** Where others may have written of somebody, apart from what the person has sent. */
export const MENTION_PLACES: readonly Place[] = [
  { table: 'application_notes', column: 'text', own: 'applications' },
  { table: 'message_replies', column: 'text', own: 'messages' },
  { table: 'message_replies', column: 'problem', own: 'messages' },
  { table: 'job_applications', column: 'cover_letter', own: 'applications' },
  { table: 'contact_messages', column: 'subject', own: 'messages' },
  { table: 'contact_messages', column: 'message', own: 'messages' },
  { table: 'audit_entries', column: 'actor_name' },
  { table: 'audit_entries', column: 'actor_email' },
  { table: 'audit_entries', column: 'subject' },
  { table: 'audit_entries', column: 'details' },
  { table: 'payload_query_presets', column: 'title' },
  { table: 'payload_query_presets', column: 'where', isJson: true },
  { table: 'payload_preferences', column: 'value', isJson: true },
  { table: 'payload_jobs', column: 'input', isJson: true },
  { table: 'payload_jobs', column: 'error', isJson: true },
  { table: 'payload_jobs_log', column: 'input', isJson: true },
  { table: 'payload_jobs_log', column: 'error', isJson: true },
  { table: 'submission_drafts', column: 'draft', isJson: true },
]

const OWNER = {
  application_notes: 'application_id',
  message_replies: 'message_id',
  job_applications: 'id',
  contact_messages: 'id',
} as const

const isOwned = (table: string): table is keyof typeof OWNER => table in OWNER

/** The rows of a place that speak of the person; not those that go with what the person has sent. */
export function mentionsIn({ table, column, own }: Place, person: PersonRecords) {
  const pattern = mentionPattern(person.address, tellingNames(person))
  const speaks = sql`${sql.identifier(column)}::text ~* ${pattern}`
  if (!own || !isOwned(table)) return speaks
  return sql`${speaks} AND ${sql.identifier(OWNER[table])} NOT IN ${idsIn(person[own])}`
}

const Mentions = z.array(z.object({ text: z.string() }))

/** What others have written of the person, each with the name of its table. */
export async function findMentions(database: Reading, person: PersonRecords) {
  const found = await Promise.all(
    MENTION_PLACES.map(async (place) => {
      const { rows } = await database.execute(sql`
        SELECT ${sql.identifier(place.column)}::text AS text FROM ${sql.identifier(place.table)}
        WHERE ${mentionsIn(place, person)} AND NOT ${isOwnDispatch(place, person)}`)
      return Mentions.parse(rows).map(({ text }) => ({ place: place.table, text }))
    }),
  )
  return found.flat()
}

// Counted, and deleted, as dispatches.
function isOwnDispatch({ table }: Place, { dispatches }: PersonRecords) {
  if (table === 'payload_jobs') return sql`id IN ${idsIn(dispatches)}`
  if (table === 'payload_jobs_log') return sql`_parent_id IN ${idsIn(dispatches)}`
  return sql`false`
}
