import type { Payload } from 'payload'
import { readFilters } from '@/src/domain/admin/listFilters'
import { DOCUMENT_WORDS } from '@/src/plugins/document-reading/rules/documentSearch'
import { parseListRequest } from '@/src/queries/readAskedList'

/** The document search words in a list's URL; '' without any. */
export function documentWordsIn(payload: Payload, address: string): string {
  const listRequest = parseListRequest(payload, 'job-applications', address)
  if (!listRequest) return ''
  const { filters } = readFilters('job-applications', listRequest.narrowedBy, (instant) => instant)
  return filters.chosen[DOCUMENT_WORDS] ?? ''
}
