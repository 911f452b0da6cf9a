import type { DefaultServerCellComponentProps } from 'payload'
import { cache } from 'react'
import {
  findTranslationStates,
  TRANSLATED_COLLECTIONS,
} from '@/src/plugins/translations/queries/findTranslationStates'
import { LanguagePills } from './LanguagePills'

// Cached per request: one query for all rows of the list.
const findTranslationStatesCached = cache(findTranslationStates)

/** List cell: translation state of a document in each language. */
export async function LanguagesCell({
  collectionSlug,
  payload,
  rowData,
}: DefaultServerCellComponentProps) {
  // Payload also renders this cell in the form, without row data.
  if (!rowData) return null
  const collection = TRANSLATED_COLLECTIONS.find((slug) => slug === collectionSlug)
  const states =
    collection && (await findTranslationStatesCached(payload, collection)).get(rowData.id)
  return states ? <LanguagePills states={states} /> : null
}
