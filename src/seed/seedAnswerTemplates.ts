import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { inTransaction } from '@/src/database/inTransaction'
import { asTheFirm } from './asTheFirm'
import { answerTemplates } from './content/answerTemplates'
import { answerTemplates as englishAnswerTemplates } from './content/en/answerTemplates'
import { setFrench } from './frenchTypography'
import { inEnglish, paired } from './inEnglish'
import { withoutStored } from './withoutStored'

/** The templates of answers that every firm begins with, whatever else it brings itself. */
export async function seedAnswerTemplates(payload: Payload): Promise<void> {
  const collection = 'answer-templates'
  const entries = paired('title', setFrench(answerTemplates), englishAnswerTemplates)
  for (const { english, ...data } of await withoutStored(payload, collection, 'title', entries)) {
    const { subject, body } = english
    await inTransaction(payload, { user: null }, async (req) => {
      const { id } = await payload.create({ ...asTheFirm(), req, collection, data })
      await payload.update({ ...inEnglish(), req, collection, id, data: { subject, body } })
    })
  }
}

/** Whether this firm was there before there were templates: what it deletes later does not come back. */
export async function wereNeverTemplates(payload: Payload): Promise<boolean> {
  const { rows } = await payload.db.drizzle.execute(
    sql`SELECT is_called FROM answer_templates_id_seq`,
  )
  return rows[0]?.is_called === false
}
