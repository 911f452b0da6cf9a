import { createHash } from 'node:crypto'
import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'
import { z } from 'zod'
import type { ApplicationRecordKind } from '@/src/plugins/applicationRecordKinds'
import { type JsonString, jsonStrings } from '@/src/plugins/personal-data/rules/jsonStrings'
import { namePattern } from '@/src/plugins/personal-data/rules/mentionPattern'
import { type NamedPassage, namedPassages } from '@/src/plugins/personal-data/rules/namedPassages'
import {
  isTellingName,
  MAX_NAMES,
  MAX_PASSAGES,
  PASSAGE_PLACES,
  type Passage,
  type PassagePlace,
} from '@/src/plugins/personal-data/rules/personRecord'
import { idCondition } from '@/src/queries/idsIn'
import {
  type ApplicationRecordTable,
  RECORD_TABLES,
} from '@/src/queries/person/applicationRecordTable'
import type { Database, PersonRecords } from './findPersonRecords'
import { saysInJson } from './saysInJson'

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

const applicationOwner = { whose: sql`owner.candidate_name`, isInTrash: sql`false` }
const messageOwner = { whose: sql`owner.name`, isInTrash: sql`owner.deleted_at IS NOT NULL` }
const filterOwner = { whose: sql`owner.title`, isInTrash: sql`false` }
const ownerIsRow = (table: string) =>
  sql`JOIN ${sql.identifier(table)} owner ON owner.id = place.id`

const OWN_PLACES = {
  note: {
    table: 'application_notes',
    column: 'text',
    owner: sql`JOIN job_applications owner ON owner.id = place.application_id`,
    ...applicationOwner,
    own: 'applications',
  },
  answer: {
    table: 'application_answers',
    column: 'body',
    owner: sql`JOIN job_applications owner ON owner.id = place.application_id`,
    ...applicationOwner,
    own: 'applications',
  },
  reply: {
    table: 'message_replies',
    column: 'text',
    owner: sql`JOIN contact_messages owner ON owner.id = place.message_id`,
    ...messageOwner,
    own: 'messages',
  },
  letter: {
    table: 'job_applications',
    column: 'cover_letter',
    owner: ownerIsRow('job_applications'),
    ...applicationOwner,
    own: 'applications',
  },
  messageSubject: {
    table: 'contact_messages',
    column: 'subject',
    owner: ownerIsRow('contact_messages'),
    ...messageOwner,
    own: 'messages',
  },
  messageText: {
    table: 'contact_messages',
    column: 'message',
    owner: ownerIsRow('contact_messages'),
    ...messageOwner,
    own: 'messages',
  },
  filterTitle: {
    table: 'payload_query_presets',
    column: 'title',
    owner: ownerIsRow('payload_query_presets'),
    ...filterOwner,
  },
  filterValue: {
    table: 'payload_query_presets',
    column: 'where',
    isJson: true,
    owner: ownerIsRow('payload_query_presets'),
    ...filterOwner,
  },
} satisfies Record<Exclude<PassagePlace, ApplicationRecordKind>, PassageColumn>

const PASSAGE_COLUMNS: Readonly<Record<string, PassageColumn>> = {
  ...OWN_PLACES,
  ...Object.fromEntries(
    RECORD_TABLES.map(({ kind, table, text, isReadable }): [string, PassageColumn] => [
      kind,
      {
        ...{ table, column: text, isReadable, own: 'applications' },
        owner: sql`JOIN job_applications owner ON owner.id = place.application_id`,
        ...applicationOwner,
      },
    ]),
  ),
}

/** The table and the column that contain the texts of this place. */
export function storedPlace(place: PassagePlace): PassageColumn {
  const stored = PASSAGE_COLUMNS[place]
  if (!stored) throw new Error(`No table holds the texts of ${place}`)
  return stored
}

const Row = z.object({
  row: z.number(),
  content: z.unknown(),
  whose: z.string(),
  document: z.number(),
  isInTrash: z.boolean(),
})

/** A text that names the person, and each of its passages. */
export type NamingText = JsonString & {
  place: PassagePlace
  row: number
  passages: (Passage & Pick<NamedPassage, 'start'>)[]
}

type Options = { rows?: number[]; lock?: boolean }

/**
 * The latest texts of a place in which somebody else named the person; or the given rows, locked.
 */
export async function findNamingTexts(
  database: Database,
  person: PersonRecords,
  place: PassagePlace,
  { rows: rowIds, lock = false }: Options = {},
): Promise<NamingText[]> {
  const names = person.names.filter(isTellingName).slice(0, MAX_NAMES)
  if (names.length === 0) return []
  const { table, column, isJson, owner, whose, isInTrash, own, isReadable } = storedPlace(place)
  const pattern = namePattern(names)
  const content = sql`place.${sql.identifier(column)}`
  const { rows } = await database.execute(sql`
    SELECT place.id AS row, ${content} AS content, ${whose} AS whose, owner.id AS document,
      ${isInTrash} AS "isInTrash"
    FROM ${sql.identifier(table)} place ${owner}
    WHERE ${isJson ? saysInJson(content, pattern) : sql`${content} ~ ${pattern}`}
      ${own ? sql`AND owner.id NOT IN ${idCondition(person[own])}` : sql``}
      ${isReadable ? sql`AND ${isReadable(sql`owner.id`, person.reader)}` : sql``}
      ${rowIds ? sql`AND place.id IN ${idCondition(rowIds)}` : sql``}
    ORDER BY place.id DESC LIMIT ${MAX_PASSAGES + 1}
    ${lock ? sql`FOR UPDATE OF place` : sql``}`)
  return z
    .array(Row)
    .parse(rows)
    .flatMap(({ content: stored, ...where }) =>
      jsonStrings(stored).map((text) => namingText({ place, ...where }, text, pattern)),
    )
    .filter(({ passages }) => passages.length > 0)
}

type PassageLocation = Pick<Passage, 'place' | 'row' | 'whose' | 'document' | 'isInTrash'>

function namingText(
  where: PassageLocation,
  { path, text }: JsonString,
  pattern: string,
): NamingText {
  const { place, row } = where
  const passages = namedPassages(text, pattern).map((passage) => ({
    ...where,
    ...passage,
    mark: passageId([place, row, path, text, passage.start]),
  }))
  return { place, row, path, text, passages }
}

// The hash changes with the text and with its place.
const passageId = (what: unknown[]) =>
  createHash('sha256').update(JSON.stringify(what)).digest('base64url').slice(0, 22)

/** The passages in which others named the person, for confirmation. */
export async function findPassages(database: Database, person: PersonRecords) {
  const found = await Promise.all(
    PASSAGE_PLACES.map((place) => findNamingTexts(database, person, place)),
  )
  const all = found.flat().flatMap(({ passages }) => passages)
  const passages: Passage[] = all.slice(0, MAX_PASSAGES).map(({ start: _, ...passage }) => passage)
  const telling = person.names.filter(isTellingName)
  return {
    passages,
    hasMorePassages: all.length > MAX_PASSAGES || telling.length > MAX_NAMES,
  }
}
