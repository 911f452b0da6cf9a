import type { Payload } from 'payload'
import { parseFilters } from '@/src/domain/admin/listFilters'
import { DOCUMENT_WORDS_FIELD } from '@/src/plugins/document-reading/rules/documentSearch'
import { parseExportedListQuery } from '@/src/queries/parseListQuery'

/** Reads the document search words in a list's URL; '' without any. */
export function readDocumentWordsFromUrl(payload: Payload, address: string): string {
  const listRequest = parseExportedListQuery(payload, 'job-applications', address)
  if (!listRequest) return ''
  const { filters } = parseFilters('job-applications', listRequest.narrowedBy, (instant) => instant)
  return filters.chosen[DOCUMENT_WORDS_FIELD] ?? ''
}
