import type { DefaultServerCellComponentProps } from 'payload'
import { cache } from 'react'
import {
  findTranslationStatesById,
  TRANSLATED_COLLECTIONS,
} from '@/src/plugins/translations/queries/findTranslationStates'
import { TranslationStatePills } from './TranslationStatePills'

// The query is cached per request, for all rows of the list.
const findTranslationStatesOnce = cache(findTranslationStatesById)

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
    collection && (await findTranslationStatesOnce(payload, collection)).get(rowData.id)
  return states ? <TranslationStatePills states={states} /> : null
}
