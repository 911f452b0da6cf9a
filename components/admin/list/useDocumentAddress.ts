'use client'

import { useConfig } from '@payloadcms/ui'

export function useDocumentAddress(collection: string, id: number | string) {
  const { config } = useConfig()
  return `${config.routes.admin}/collections/${collection}/${id}`
}
