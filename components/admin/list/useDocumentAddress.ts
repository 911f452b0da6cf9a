'use client'

import { useConfig } from '@payloadcms/ui'
import { urlWithinList } from '@/src/domain/admin/listUrl'
import { useSearchParams } from '../frame/routing'

export function useDocumentAddress(collection: string, id: number | string, isInTrash = false) {
  const { config } = useConfig()
  return `${config.routes.admin}/collections/${collection}${isInTrash ? '/trash' : ''}/${id}`
}

/** URL of a document with the query string of the list, so that the document can link to its neighbours. */
export function useAddressInList(collection: string, id: number | string) {
  return urlWithinList(useSearchParams().toString(), useDocumentAddress(collection, id))
}
