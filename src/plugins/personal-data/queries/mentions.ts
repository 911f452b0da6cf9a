import { sql } from '@payloadcms/db-postgres'
import { z } from 'zod'
import { listJsonStrings } from '@/src/plugins/personal-data/rules/listJsonStrings'
import { findMatchingPassages } from '@/src/plugins/personal-data/rules/matchingPassages'
import { emailMentionPattern } from '@/src/plugins/personal-data/rules/mentionPattern'
import { idsSubquery } from '@/src/queries/idsSubquery'
import {
  APPLICATION_RECORD_TABLES,
  type ApplicationRecordTable,
} from '@/src/queries/person/applicationRecordTable'
import type { DatabaseOrTransaction, PersonRecordReferences } from './findPersonRecordIds'
import { jsonTextMatchesSql } from './jsonTextMatchesSql'

type MentionColumn = {
  table: string
  column: string
  isJson?: boolean
  own?: 'applications' | 'messages'
  /** Whether the user may read a record; hidden records are replaced too. */
  isReadable?: ApplicationRecordTable['isReadable']
}

/** Columns outside a person's own records that may contain their e-mail address. */
export const EMAIL_MENTION_COLUMNS: readonly MentionColumn[] = [
  { table: 'application_notes', column: 'text', own: 'applications' },
  ...APPLICATION_RECORD_TABLES.map(
    ({ table, text, isReadable }): MentionColumn => ({
      table,
      column: text,
      own: 'applications',
      isReadable,
    }),
  ),
  { table: 'application_answers', column: 'subject', own: 'applications' },
  { table: 'application_answers', column: 'body', own: 'applications' },
  { table: 'application_answers', column: 'problem', own: 'applications' },
  { table: 'message_replies', column: 'text', own: 'messages' },
  { table: 'message_replies', column: 'problem', own: 'messages' },
  { table: 'job_applications', column: 'cover_letter', own: 'applications' },
  { table: 'contact_messages', column: 'subject', own: 'messages' },
  { table: 'contact_messages', column: 'message', own: 'messages' },
  { table: 'payload_query_presets', column: 'title' },
  { table: 'payload_query_presets', column: 'where', isJson: true },
  { table: 'payload_preferences', column: 'value', isJson: true },
  { table: 'payload_jobs', column: 'input', isJson: true },
  { table: 'payload_jobs', column: 'error', isJson: true },
  { table: 'payload_jobs_log', column: 'input', isJson: true },
  { table: 'payload_jobs_log', column: 'error', isJson: true },
  { table: 'submission_drafts', column: 'draft', isJson: true },
]

const OWNER_COLUMN_BY_TABLE: Readonly<Record<string, string>> = {
  application_notes: 'application_id',
  ...Object.fromEntries(APPLICATION_RECORD_TABLES.map(({ table }) => [table, 'application_id'])),
  application_answers: 'application_id',
  message_replies: 'message_id',
  job_applications: 'id',
  contact_messages: 'id',
}

/** Builds SQL for the rows that contain the address, without those that the person sent. */
export function hasEmailMentionSql(
  { table, column, isJson, own }: MentionColumn,
  person: PersonRecordReferences,
) {
  const pattern = emailMentionPattern(person.address)
  const content = sql.identifier(column)
  const speaks = isJson
    ? jsonTextMatchesSql(sql`${content}`, pattern)
    : sql`${content} ~ ${pattern}`
  const owner = OWNER_COLUMN_BY_TABLE[table]
  if (!own || !owner) return speaks
  return sql`${speaks} AND ${sql.identifier(owner)} NOT IN ${idsSubquery(person[own])}`
}

const MentionRowsSchema = z.array(z.object({ content: z.unknown() }))

/**
 * Finds the passages of others that contain the address: only the words around it, because the rest
 * concerns other people.
 */
export async function findEmailMentions(
  database: DatabaseOrTransaction,
  person: PersonRecordReferences,
): Promise<string[]> {
  const pattern = emailMentionPattern(person.address)
  const found = await Promise.all(
    EMAIL_MENTION_COLUMNS.map(async (place) => {
      const { rows } = await database.execute(sql`
        SELECT ${sql.identifier(place.column)} AS content FROM ${sql.identifier(place.table)}
        WHERE ${hasEmailMentionSql(place, person)} AND NOT ${isOwnMailJobSql(place, person)}
          AND ${place.isReadable?.(sql`application_id`, person.reader) ?? sql`true`}`)
      return MentionRowsSchema.parse(rows).map(({ content }) =>
        listJsonStrings(content)
          .flatMap(({ text }) => findMatchingPassages(text, pattern))
          .map(({ before, name, after }) => before + name + after)
          .join('\n'),
      )
    }),
  )
  return found.flat()
}

// Excludes the jobs of the person's own mails, which are counted and deleted as dispatches.
function isOwnMailJobSql({ table }: MentionColumn, { dispatches }: PersonRecordReferences) {
  if (table === 'payload_jobs') return sql`id IN ${idsSubquery(dispatches)}`
  if (table === 'payload_jobs_log') return sql`_parent_id IN ${idsSubquery(dispatches)}`
  return sql`false`
}
