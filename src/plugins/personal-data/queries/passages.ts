import { createHash } from 'node:crypto'
import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'
import { z } from 'zod'
import type { ApplicationRecordKind } from '@/src/plugins/applicationRecordKinds'
import {
  type JsonStringAtPath,
  listJsonStrings,
} from '@/src/plugins/personal-data/rules/listJsonStrings'
import {
  findMatchingPassages,
  type PassageWithName,
} from '@/src/plugins/personal-data/rules/matchingPassages'
import { nameMentionPattern } from '@/src/plugins/personal-data/rules/mentionPattern'
import {
  isSearchableFullName,
  MAX_CONFIRMABLE_PASSAGES,
  MAX_SEARCHED_NAMES,
  type NamedPersonPassage,
  PASSAGE_PLACES,
  type PassagePlace,
} from '@/src/plugins/personal-data/rules/personRecord'
import { idsSubquery } from '@/src/queries/idsSubquery'
import {
  APPLICATION_RECORD_TABLES,
  type ApplicationRecordTable,
} from '@/src/queries/person/applicationRecordTable'
import type { DatabaseOrTransaction, PersonRecordReferences } from './findPersonRecordIds'
import { jsonTextMatchesSql } from './jsonTextMatchesSql'

type PassageColumn = {
  table: string
  column: string
  isJson?: boolean
  /** The record that the text belongs to, as `owner`, with its display name. */
  owner: SQL
  whose: SQL
  isInTrash: SQL
  own?: 'applications' | 'messages'
  isReadable?: ApplicationRecordTable['isReadable']
}

const applicationOwnerColumns = { whose: sql`owner.candidate_name`, isInTrash: sql`false` }
const messageOwnerColumns = {
  whose: sql`owner.name`,
  isInTrash: sql`owner.deleted_at IS NOT NULL`,
}
const savedFilterOwnerColumns = { whose: sql`owner.title`, isInTrash: sql`false` }
const joinRowAsOwnerSql = (table: string) =>
  sql`JOIN ${sql.identifier(table)} owner ON owner.id = place.id`

const PASSAGE_COLUMNS_OF_CORE = {
  note: {
    table: 'application_notes',
    column: 'text',
    owner: sql`JOIN job_applications owner ON owner.id = place.application_id`,
    ...applicationOwnerColumns,
    own: 'applications',
  },
  answer: {
    table: 'application_answers',
    column: 'body',
    owner: sql`JOIN job_applications owner ON owner.id = place.application_id`,
    ...applicationOwnerColumns,
    own: 'applications',
  },
  reply: {
    table: 'message_replies',
    column: 'text',
    owner: sql`JOIN contact_messages owner ON owner.id = place.message_id`,
    ...messageOwnerColumns,
    own: 'messages',
  },
  letter: {
    table: 'job_applications',
    column: 'cover_letter',
    owner: joinRowAsOwnerSql('job_applications'),
    ...applicationOwnerColumns,
    own: 'applications',
  },
  messageSubject: {
    table: 'contact_messages',
    column: 'subject',
    owner: joinRowAsOwnerSql('contact_messages'),
    ...messageOwnerColumns,
    own: 'messages',
  },
  messageText: {
    table: 'contact_messages',
    column: 'message',
    owner: joinRowAsOwnerSql('contact_messages'),
    ...messageOwnerColumns,
    own: 'messages',
  },
  filterTitle: {
    table: 'payload_query_presets',
    column: 'title',
    owner: joinRowAsOwnerSql('payload_query_presets'),
    ...savedFilterOwnerColumns,
  },
  filterValue: {
    table: 'payload_query_presets',
    column: 'where',
    isJson: true,
    owner: joinRowAsOwnerSql('payload_query_presets'),
    ...savedFilterOwnerColumns,
  },
} satisfies Record<Exclude<PassagePlace, ApplicationRecordKind>, PassageColumn>

const PASSAGE_COLUMNS: Readonly<Record<string, PassageColumn>> = {
  ...PASSAGE_COLUMNS_OF_CORE,
  ...Object.fromEntries(
    APPLICATION_RECORD_TABLES.map(({ kind, table, text, isReadable }): [string, PassageColumn] => [
      kind,
      {
        ...{ table, column: text, isReadable, own: 'applications' },
        owner: sql`JOIN job_applications owner ON owner.id = place.application_id`,
        ...applicationOwnerColumns,
      },
    ]),
  ),
}

/** Returns the table and the column that contain the texts of this place. */
export function passageColumnOf(place: PassagePlace): PassageColumn {
  const stored = PASSAGE_COLUMNS[place]
  if (!stored) throw new Error(`No table holds the texts of ${place}`)
  return stored
}

const PassageTextRowSchema = z.object({
  row: z.number(),
  content: z.unknown(),
  whose: z.string(),
  document: z.number(),
  isInTrash: z.boolean(),
})

/** A text that names the person, and each of its passages. */
export type TextNamingPerson = JsonStringAtPath & {
  place: PassagePlace
  row: number
  passages: (NamedPersonPassage & Pick<PassageWithName, 'start'>)[]
}

type NamingTextOptions = { rows?: number[]; lock?: boolean }

/** Finds the latest texts of a place in which others wrote the name; or the given rows, locked. */
export async function findTextsNamingPerson(
  database: DatabaseOrTransaction,
  person: PersonRecordReferences,
  place: PassagePlace,
  { rows: rowIds, lock = false }: NamingTextOptions = {},
): Promise<TextNamingPerson[]> {
  const names = person.names.filter(isSearchableFullName).slice(0, MAX_SEARCHED_NAMES)
  if (names.length === 0) return []
  const { table, column, isJson, owner, whose, isInTrash, own, isReadable } = passageColumnOf(place)
  const pattern = nameMentionPattern(names)
  const content = sql`place.${sql.identifier(column)}`
  const { rows } = await database.execute(sql`
    SELECT place.id AS row, ${content} AS content, ${whose} AS whose, owner.id AS document,
      ${isInTrash} AS "isInTrash"
    FROM ${sql.identifier(table)} place ${owner}
    WHERE ${isJson ? jsonTextMatchesSql(content, pattern) : sql`${content} ~ ${pattern}`}
      ${own ? sql`AND owner.id NOT IN ${idsSubquery(person[own])}` : sql``}
      ${isReadable ? sql`AND ${isReadable(sql`owner.id`, person.reader)}` : sql``}
      ${rowIds ? sql`AND place.id IN ${idsSubquery(rowIds)}` : sql``}
    ORDER BY place.id DESC LIMIT ${MAX_CONFIRMABLE_PASSAGES + 1}
    ${lock ? sql`FOR UPDATE OF place` : sql``}`)
  return z
    .array(PassageTextRowSchema)
    .parse(rows)
    .flatMap(({ content: stored, ...where }) =>
      listJsonStrings(stored).map((text) =>
        createTextNamingPerson({ place, ...where }, text, pattern),
      ),
    )
    .filter(({ passages }) => passages.length > 0)
}

type PassageLocation = Pick<
  NamedPersonPassage,
  'place' | 'row' | 'whose' | 'document' | 'isInTrash'
>

function createTextNamingPerson(
  where: PassageLocation,
  { path, text }: JsonStringAtPath,
  pattern: string,
): TextNamingPerson {
  const { place, row } = where
  const passages = findMatchingPassages(text, pattern).map((passage) => ({
    ...where,
    ...passage,
    mark: hashPassage([place, row, path, text, passage.start]),
  }))
  return { place, row, path, text, passages }
}

// Computes a hash that changes with the text and with its place.
const hashPassage = (what: unknown[]) =>
  createHash('sha256').update(JSON.stringify(what)).digest('base64url').slice(0, 22)

/** Finds the passages in which others named the person, for confirmation. */
export async function findPassagesNamingPerson(
  database: DatabaseOrTransaction,
  person: PersonRecordReferences,
) {
  const found = await Promise.all(
    PASSAGE_PLACES.map((place) => findTextsNamingPerson(database, person, place)),
  )
  const all = found.flat().flatMap(({ passages }) => passages)
  const passages: NamedPersonPassage[] = all
    .slice(0, MAX_CONFIRMABLE_PASSAGES)
    .map(({ start: _, ...passage }) => passage)
  const telling = person.names.filter(isSearchableFullName)
  return {
    passages,
    hasMorePassages: all.length > MAX_CONFIRMABLE_PASSAGES || telling.length > MAX_SEARCHED_NAMES,
  }
}
