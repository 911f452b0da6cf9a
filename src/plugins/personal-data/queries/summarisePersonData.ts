import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { z } from 'zod'
import { applicationRecordKinds } from '@/src/plugins/applicationRecordKinds'
import type { PersonSummary } from '@/src/plugins/personal-data/rules/personRecord'
import { personRecordKinds } from '@/src/plugins/personRecordTables'
import { summariseSealedRecords } from '@/src/plugins/retention/queries/internal/findSealedRecords'
import { readRetentionRules } from '@/src/plugins/retention/queries/internal/readRetentionRules'
import { idsSubquery } from '@/src/queries/idsSubquery'
import { APPLICATION_RECORD_TABLES } from '@/src/queries/person/applicationRecordTable'
import { findLinkedEmailAddresses } from './findLinkedEmailAddresses'
import { findMailsAboutPerson } from './findMailsAboutPerson'
import { findPersonRecordIds, type PersonRecordReferences } from './findPersonRecordIds'
import { findEmailMentions } from './mentions'
import { findPassagesNamingPerson } from './passages'
import { personRecordCountsSql } from './personRecords'
import type { PersonDataOptions } from './readPersonDossier'

const PersonRecordCountsSchema = z.object({
  notes: z.number(),
  answers: z.number(),
  events: z.number(),
  replies: z.number(),
})
const CountByRecordKindSchema = z.record(z.enum(applicationRecordKinds), z.number())
const CountByPersonRecordKindSchema = z.record(z.enum(personRecordKinds), z.number())
const PluginRecordCountsSchema = z.object({
  records: CountByRecordKindSchema,
  hidden: CountByRecordKindSchema,
  personRecords: CountByPersonRecordKindSchema,
})
const TrashedMessageIdsSchema = z.object({ trashedMessages: z.array(z.number()) })

/** Summarises the data about this address: counts, documents, passages, linked addresses. */
export async function summarisePersonData(
  payload: Payload,
  { address, mailDirectory, reader, readsSealedRecords = false }: PersonDataOptions,
): Promise<PersonSummary> {
  const database = payload.db.drizzle
  const person = await findPersonRecordIds(database, { address, reader })
  const { rows } = await database.execute(sql`SELECT
    (SELECT count(*)::int FROM application_notes
      WHERE application_id IN ${idsSubquery(person.applications)}) AS notes,
    ${pluginRecordCountsSql(person)} AS records,
    ${pluginRecordCountsSql(person, { areHidden: true })} AS hidden,
    ${personRecordCountsSql(address)} AS "personRecords",
    (SELECT count(*)::int FROM application_events
      WHERE application_id IN ${idsSubquery(person.applications)}) AS events,
    (SELECT count(*)::int FROM application_answers
      WHERE application_id IN ${idsSubquery(person.applications)}) AS answers,
    (SELECT count(*)::int FROM message_replies
      WHERE message_id IN ${idsSubquery(person.messages)}) AS replies,
    (SELECT coalesce(json_agg(id ORDER BY id), '[]') FROM contact_messages
      WHERE id IN ${idsSubquery(person.messages)} AND deleted_at IS NOT NULL) AS "trashedMessages"`)
  const rules = await readRetentionRules(payload)
  const sealed = await summariseSealedRecords(database, rules, address)
  const mails = await findMailsAboutPerson(mailDirectory, address)
  const mentions = await findEmailMentions(database, person)
  const { trashedMessages } = TrashedMessageIdsSchema.parse(rows[0])
  const { records, hidden, personRecords } = PluginRecordCountsSchema.parse(rows[0])
  return {
    ...pickPersonIdentity(person),
    ...(await findPassagesNamingPerson(database, person)),
    hidden,
    linked: await findLinkedEmailAddresses(database, address),
    sealed: { until: sealed.until, isReadable: readsSealedRecords },
    stored: {
      applications: person.applications,
      messages: person.messages.filter((id) => !trashedMessages.includes(id)),
      trashedMessages,
    },
    counts: {
      ...PersonRecordCountsSchema.parse(rows[0]),
      ...records,
      ...personRecords,
      sealedRecords: sealed.count,
      applications: person.applications.length,
      files: person.files.length,
      messages: person.messages.length,
      dispatches: person.dispatches.length,
      mails: mails.own.length,
      mentions: mentions.length + mails.quoting.length,
    },
  }
}

/** Counts the plugins' records about a person's applications, all or the unreadable ones. */
function pluginRecordCountsSql(
  { applications, reader }: PersonRecordReferences,
  { areHidden = false } = {},
) {
  const kinds = APPLICATION_RECORD_TABLES.map(
    ({ kind, table, isReadable }) => sql`${kind}::text, (
      SELECT count(*)::int FROM ${sql.identifier(table)} record
      WHERE application_id IN ${idsSubquery(applications)}
        ${areHidden ? sql`AND NOT ${isReadable(sql`record.application_id`, reader)}` : sql``})`,
  )
  return sql`json_build_object(${sql.join(kinds, sql`, `)})`
}

const pickPersonIdentity = ({
  address,
  names,
  sharedNames,
  hasAccount,
}: PersonRecordReferences) => ({
  address,
  names,
  sharedNames,
  hasAccount,
})
