'use client'

import { useConfig } from '@payloadcms/ui'
import { documentUrlWithList } from '@/src/domain/admin/listUrl'
import { useSearchParams } from '../frame/routing'

export function useDocumentUrl(collection: string, id: number | string, isInTrash = false) {
  const { config } = useConfig()
  return `${config.routes.admin}/collections/${collection}${isInTrash ? '/trash' : ''}/${id}`
}

/** URL of a document with the query string of the list, so that the document can link to its neighbours. */
export function useDocumentUrlInList(collection: string, id: number | string) {
  return documentUrlWithList(useSearchParams().toString(), useDocumentUrl(collection, id))
}
