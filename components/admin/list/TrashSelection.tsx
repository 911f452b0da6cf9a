'use client'

import { ListSelection, useAuth, useConfig, useWindowInfo } from '@payloadcms/ui'
import type { CollectionSlug } from 'payload'
import { usePathname } from '../frame/routing'

/**
 * On a telephone, what can be done with what is ticked in the trash: the bar that Payload draws there offers to
 * edit it, not to restore it.
 */
export function TrashSelection({ collectionSlug }: { collectionSlug: CollectionSlug }) {
  const isTrash = usePathname().endsWith('/trash')
  const { breakpoints } = useWindowInfo()
  const { getEntityConfig } = useConfig()
  const { permissions } = useAuth()
  if (!isTrash || !breakpoints.s) return null
  const may = permissions?.collections?.[collectionSlug]
  const config = getEntityConfig({ collectionSlug })
  return (
    <div data-trash-selection>
      <ListSelection
        collectionConfig={config}
        hasDeletePermission={Boolean(may?.delete)}
        hasTrashPermission={Boolean(may?.delete)}
        label={String(config.labels.plural)}
        viewType="trash"
      />
    </div>
  )
}
