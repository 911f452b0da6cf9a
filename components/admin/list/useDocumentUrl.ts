'use client'

import { useConfig } from '@payloadcms/ui'
import { useSearchParams } from '@/components/admin/frame/routing'
import { documentUrlWithListQuery } from '@/src/domain/admin/listUrl'

export function useDocumentUrl(collection: string, id: number | string, isInTrash = false) {
  const { config } = useConfig()
  return `${config.routes.admin}/collections/${collection}${isInTrash ? '/trash' : ''}/${id}`
}

/** URL of a document with the query string of the list, so that the document can link to its neighbours. */
export function useDocumentUrlInList(collection: string, id: number | string) {
  return documentUrlWithListQuery(useSearchParams().toString(), useDocumentUrl(collection, id))
}
