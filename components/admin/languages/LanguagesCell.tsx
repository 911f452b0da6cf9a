import type { DefaultServerCellComponentProps } from 'payload'
import { cache } from 'react'
import { findTranslationStates, TRANSLATED_COLLECTIONS } from '@/src/queries/findTranslationStates'
import { LanguagePills } from './LanguagePills'

// Asked once for all rows of the list.
const statesIn = cache(findTranslationStates)

/** In a list: how far each language of a document is. */
export async function LanguagesCell({
  collectionSlug,
  payload,
  rowData,
}: DefaultServerCellComponentProps) {
  // Payload draws the cell in the form too, where there is no row.
  if (!rowData) return null
  const collection = TRANSLATED_COLLECTIONS.find((slug) => slug === collectionSlug)
  const states = collection && (await statesIn(payload, collection)).get(rowData.id)
  return states ? <LanguagePills states={states} /> : null
}
