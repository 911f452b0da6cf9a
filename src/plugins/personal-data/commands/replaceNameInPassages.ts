import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'
import type {
  DatabaseOrTransaction,
  PersonRecordReferences,
} from '@/src/plugins/personal-data/queries/findPersonRecordIds'
import {
  findTextsNamingPerson,
  passageColumnOf,
  type TextNamingPerson,
} from '@/src/plugins/personal-data/queries/passages'
import { replacePassagesInText } from '@/src/plugins/personal-data/rules/matchingPassages'
import {
  PASSAGE_PLACES,
  type PassageReference,
} from '@/src/plugins/personal-data/rules/personRecord'

type NameReplacementOptions = { chosen: readonly PassageReference[]; erased: string }

/**
 * Removes the person's name from the confirmed passages. The passages are searched again, so that a
 * manipulated request cannot change other texts.
 * @returns the marks of passages that have changed since they were shown; these are not replaced
 */
export async function replaceNameInPassages(
  database: DatabaseOrTransaction,
  person: PersonRecordReferences,
  { chosen, erased }: NameReplacementOptions,
): Promise<{ replaced: number; changed: string[] }> {
  const marks = new Set(chosen.map(({ mark }) => mark))
  const replaced = new Set<string>()
  for (const place of PASSAGE_PLACES) {
    const rows = chosen.filter((passage) => passage.place === place).map(({ row }) => row)
    if (rows.length === 0) continue
    for (const text of await findTextsNamingPerson(database, person, place, { rows, lock: true })) {
      const confirmed = text.passages.filter(({ mark }) => marks.has(mark))
      if (confirmed.length === 0) continue
      await database.execute(
        updatePassageTextSql(text, replacePassagesInText(text.text, confirmed, erased)),
      )
      for (const { mark } of confirmed) replaced.add(mark)
    }
  }
  const changed = [...marks].filter((mark) => !replaced.has(mark))
  return { replaced: replaced.size, changed }
}

function updatePassageTextSql({ place, row, path }: TextNamingPerson, text: string): SQL {
  const { table, column, isJson } = passageColumnOf(place)
  const name = sql.identifier(column)
  const value = isJson ? replaceJsonStringSql(sql`${name}`, path, text) : sql`${text}`
  return sql`UPDATE ${sql.identifier(table)} SET ${name} = ${value} WHERE id = ${row}`
}

/** Builds SQL that replaces one string in a JSON value and leaves the rest unchanged. */
export const replaceJsonStringSql = (json: SQL, path: string[], text: string): SQL =>
  path.length === 0
    ? sql`to_jsonb(${text}::text)`
    : sql`jsonb_set(${json},
        ARRAY(SELECT jsonb_array_elements_text(${JSON.stringify(path)}::jsonb)),
        to_jsonb(${text}::text), false)`
