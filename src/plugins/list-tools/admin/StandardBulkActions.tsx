'use client'

import { EditMany, ListSelection, useSelection } from '@payloadcms/ui'
import type { ClientCollectionConfig } from 'payload'
import { MAX_IDS_IN_URL } from '@/src/plugins/list-tools/rules/bulkChange'
import { selectionBarWords as words } from '@/src/plugins/list-tools/words/admin/selections'
import { BulkPublicationActions } from './BulkPublicationActions'
import { SelectAllPagesButton } from './SelectAllPagesButton'
import styles from './SelectionBar.module.css'

type Props = {
  collection: ClientCollectionConfig
  hasDeletePermission?: boolean
  hasTrashPermission?: boolean
  isTrash: boolean
  mayDeleteMany: boolean
  mayEditMany: boolean
}

/**
 * Actions for the selected rows of a standard list. `SelectAllPagesButton` replaces Payload's "select
 * all across pages", because Payload's actions receive only the ids of the selected rows.
 */
export function StandardBulkActions({ collection, isTrash, mayEditMany, ...props }: Props) {
  const { count = 0 } = useSelection()
  if (count === 0) return null
  return (
    <section aria-label={words.region} className={styles.bar} data-trash-selection={isTrash}>
      <ListSelection
        collectionConfig={collection}
        disableBulkDelete={!props.mayDeleteMany}
        disableBulkEdit
        hasDeletePermission={props.hasDeletePermission}
        hasTrashPermission={props.hasTrashPermission}
        label={String(collection.labels.plural)}
        showSelectAllAcrossPages={false}
        viewType={isTrash ? 'trash' : 'list'}
      />
      <SelectAllPagesButton collection={collection.slug} isTrash={isTrash} most={MAX_IDS_IN_URL} />
      {mayEditMany && !isTrash && (
        <div className={styles.actions}>
          <EditMany collection={collection} />
          {collection.versions?.drafts && <BulkPublicationActions collection={collection.slug} />}
        </div>
      )}
    </section>
  )
}
