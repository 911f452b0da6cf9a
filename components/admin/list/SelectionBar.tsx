'use client'

import { Button, useAuth, useModal, useSelection } from '@payloadcms/ui'
import type { ReactNode } from 'react'
import { type ActionableCollection, actionLabels } from '@/src/content/admin/rowActions'
import { selectionWords } from '@/src/content/admin/selections'
import { DeletionDialog } from './DeletionDialog'
import styles from './SelectionBar.module.css'

type Props = { collection: ActionableCollection; children: ReactNode }

/** What can be done at once with the rows that are ticked; there only while some are. */
export function SelectionBar({ collection, children }: Props) {
  const { count = 0, selectedIDs, toggleAll } = useSelection()
  const { permissions } = useAuth()
  const { openModal } = useModal()
  if (count === 0) return null

  const modalSlug = `delete-selected-${collection}`
  return (
    <section aria-label={selectionWords.region} className={styles.bar}>
      <p role="status">{selectionWords.count(count)}</p>
      <div className={styles.actions}>
        {children}
        {permissions?.collections?.[collection]?.delete && (
          <Button
            buttonStyle="secondary"
            margin={false}
            onClick={() => openModal(modalSlug)}
            size="small"
          >
            {actionLabels.delete}
          </Button>
        )}
      </div>
      <Button buttonStyle="transparent" margin={false} onClick={() => toggleAll()} size="small">
        {selectionWords.clear}
      </Button>
      <DeletionDialog
        collection={collection}
        ids={selectedIDs}
        modalSlug={modalSlug}
        onDeleted={() => toggleAll()}
      />
    </section>
  )
}
