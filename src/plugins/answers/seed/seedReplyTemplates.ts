import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { inTransaction } from '@/src/database/inTransaction'
import { createSeedOptions } from '@/src/seed/createSeedOptions'
import { createEnglishSeedOptions, pairWithEnglish } from '@/src/seed/englishTexts'
import { filterUnstoredEntries } from '@/src/seed/filterUnstoredEntries'
import { applyFrenchTypographyDeep } from '@/src/seed/frenchTypography'
import { englishReplyTemplates as englishAnswerTemplates } from './content/en/englishReplyTemplates'
import { frenchReplyTemplates } from './content/frenchReplyTemplates'

/** Creates the reply templates of a new firm, with or without demo content. */
export async function seedReplyTemplates(payload: Payload): Promise<void> {
  const collection = 'answer-templates'
  const entries = pairWithEnglish(
    'title',
    applyFrenchTypographyDeep(frenchReplyTemplates),
    englishAnswerTemplates,
  )
  for (const { english, ...data } of await filterUnstoredEntries(
    payload,
    collection,
    'title',
    entries,
  )) {
    const { subject, body } = english
    await inTransaction(payload, { user: null }, async (req) => {
      const { id } = await payload.create({ ...createSeedOptions(), req, collection, data })
      await payload.update({
        ...createEnglishSeedOptions(),
        req,
        collection,
        id,
        data: { subject, body },
      })
    })
  }
}

/** Whether templates never existed: templates deleted by staff are not created again. */
export async function haveTemplatesNeverExisted(payload: Payload): Promise<boolean> {
  const { rows } = await payload.db.drizzle.execute(
    sql`SELECT is_called FROM answer_templates_id_seq`,
  )
  return rows[0]?.is_called === false
}
