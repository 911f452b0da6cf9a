import { sql } from '@payloadcms/db-postgres'
import { z } from 'zod'
import type {
  DatabaseOrTransaction,
  PersonRecordReferences,
} from '@/src/plugins/personal-data/queries/findPersonRecordIds'
import {
  EMAIL_MENTION_COLUMNS,
  hasEmailMentionSql,
} from '@/src/plugins/personal-data/queries/mentions'
import { listJsonStrings } from '@/src/plugins/personal-data/rules/listJsonStrings'
import { emailMentionPattern } from '@/src/plugins/personal-data/rules/mentionPattern'
import { replaceJsonStringSql } from './replaceNameInPassages'

const StoredMentionRowsSchema = z.array(z.object({ id: z.string(), content: z.unknown() }))

type EmailMentionColumn = (typeof EMAIL_MENTION_COLUMNS)[number]

/** Replaces the person's e-mail address in texts by other people. */
export async function replaceEmailMentions(
  database: DatabaseOrTransaction,
  person: PersonRecordReferences,
  erased: string,
) {
  for (const place of EMAIL_MENTION_COLUMNS) {
    if (place.isJson) await replaceEmailInJsonColumn(database, place, { person, erased })
    else await replaceEmailInTextColumn(database, place, { person, erased })
  }
  // In audit entries by the person only the name and the e-mail address are replaced; the actions
  // and their targets remain.
  await database.execute(sql`SELECT set_config('exemplia.erasure', 'on', true)`)
  await database.execute(sql`
    UPDATE audit_entries SET actor_name = ${erased}, actor_email = ${erased}
    WHERE lower(actor_email) = ${person.address}`)
}

type ReplaceEmailOptions = { person: PersonRecordReferences; erased: string }

async function replaceEmailInTextColumn(
  database: DatabaseOrTransaction,
  place: EmailMentionColumn,
  { person, erased }: ReplaceEmailOptions,
) {
  const column = sql.identifier(place.column)
  const pattern = emailMentionPattern(person.address)
  await database.execute(sql`
    UPDATE ${sql.identifier(place.table)}
    SET ${column} = regexp_replace(${column}, ${pattern}, ${erased}, 'g')
    WHERE ${hasEmailMentionSql(place, person)}`)
}

async function replaceEmailInJsonColumn(
  database: DatabaseOrTransaction,
  place: EmailMentionColumn,
  { person, erased }: ReplaceEmailOptions,
) {
  const [table, column] = [sql.identifier(place.table), sql.identifier(place.column)]
  const pattern = new RegExp(emailMentionPattern(person.address), 'gu')
  const { rows } = await database.execute(sql`
    SELECT id::text AS id, ${column} AS content FROM ${table}
    WHERE ${hasEmailMentionSql(place, person)} FOR UPDATE`)
  for (const { id, content } of StoredMentionRowsSchema.parse(rows)) {
    for (const { path, text } of listJsonStrings(content)) {
      const replaced = text.replaceAll(pattern, () => erased)
      if (replaced === text) continue
      await database.execute(sql`
        UPDATE ${table} SET ${column} = ${replaceJsonStringSql(sql`${column}`, path, replaced)}
        WHERE id::text = ${id}`)
    }
  }
}
