'use client'

import { useConfig } from '@payloadcms/ui'
import { addressWithin } from '@/src/domain/admin/listAddress'
import { useSearchParams } from '../frame/routing'

export function useDocumentAddress(collection: string, id: number | string, isInTrash = false) {
  const { config } = useConfig()
  return `${config.routes.admin}/collections/${collection}${isInTrash ? '/trash' : ''}/${id}`
}

/** The same, for a list from whose document one goes on to the next. */
export function useAddressInList(collection: string, id: number | string) {
  return addressWithin(useSearchParams().toString(), useDocumentAddress(collection, id))
}
