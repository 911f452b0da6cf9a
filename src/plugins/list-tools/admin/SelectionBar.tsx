'use client'

import { Button, useAuth, useSelection } from '@payloadcms/ui'
import { type ReactNode, useState } from 'react'
import { DeletionDialog } from '@/components/admin/list/DeletionDialog'
import { type ActionableCollection, rowActionLabels } from '@/src/content/admin/rowActionTexts'
import { MAX_SELECTED_ROWS } from '@/src/plugins/list-tools/rules/bulkChange'
import { selectionBarWords as words } from '@/src/plugins/list-tools/words/admin/selections'
import { ExportSelectedButton } from './ExportSelectedButton'
import { SelectAllPagesButton } from './SelectAllPagesButton'
import styles from './SelectionBar.module.css'

type Props = { collection: ActionableCollection; children: ReactNode }

/** Bar of actions for the selected rows; empty without a selection. */
export function SelectionBar({ collection, children }: Props) {
  const { count = 0, selectedIDs, toggleAll } = useSelection()
  const { permissions } = useAuth()
  const [isAsking, setAsking] = useState(false)
  const mayDelete = permissions?.collections?.[collection]?.delete === true
  if (count === 0) return null

  return (
    <section aria-label={words.region} className={styles.bar} data-thumb-bar>
      <p role="status">{words.count(count)}</p>
      <Button buttonStyle="transparent" margin={false} onClick={() => toggleAll()} size="small">
        {words.clear}
      </Button>
      <SelectAllPagesButton collection={collection} most={MAX_SELECTED_ROWS} />
      <div className={styles.actions}>{children}</div>
      {mayDelete && (
        <div className={styles.apart}>
          <ExportSelectedButton collection={collection} ids={selectedIDs} />
          <Button
            buttonStyle="secondary"
            className={styles.delete}
            margin={false}
            onClick={() => setAsking(true)}
            size="small"
          >
            {rowActionLabels.delete}
          </Button>
        </div>
      )}
      {isAsking && (
        <DeletionDialog
          collection={collection}
          ids={selectedIDs}
          onClose={() => setAsking(false)}
          onDeleted={() => toggleAll()}
        />
      )}
    </section>
  )
}
