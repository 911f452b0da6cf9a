import type { DefaultServerCellComponentProps } from 'payload'
import { cache } from 'react'
import {
  findTranslationStates,
  TRANSLATED_COLLECTIONS,
} from '@/src/plugins/translations/queries/findTranslationStates'
import { LanguagePills } from './LanguagePills'

// The query is cached per request, for all rows of the list.
const findTranslationStatesCached = cache(findTranslationStates)

/** List cell: translation state of a document in each language. */
export async function LanguagesCell({
  collectionSlug,
  payload,
  rowData,
}: DefaultServerCellComponentProps) {
  // There is no row data in the form, in which Payload also renders this cell.
  if (!rowData) return null
  const collection = TRANSLATED_COLLECTIONS.find((slug) => slug === collectionSlug)
  const states =
    collection && (await findTranslationStatesCached(payload, collection)).get(rowData.id)
  return states ? <LanguagePills states={states} /> : null
}
