'use client'

import { ExternalLink, Pencil } from 'lucide'
import type { DefaultCellComponentProps, UIFieldClient } from 'payload'
import { actionLabels, rowActions } from '@/src/content/admin/rowActions'
import { offerPath } from '@/src/domain/listedOffer'
import { DeleteAction } from '../list/DeleteAction'
import { IconButton } from '../list/IconButton'
import styles from '../list/RowActions.module.css'
import { useDocumentAddress } from '../list/useDocumentAddress'

export function RowActionsCell({ rowData }: DefaultCellComponentProps<UIFieldClient>) {
  const address = useDocumentAddress('job-offers', rowData.id)
  return (
    <div className={styles.actions}>
      {rowData.isActive === true && (
        <IconButton
          href={offerPath(rowData.slug)}
          icon={ExternalLink}
          label={`${actionLabels.viewOnSite} : ${rowData.title}`}
          newTab
        />
      )}
      <IconButton
        href={address}
        icon={Pencil}
        label={`${rowActions['job-offers'].open} : ${rowData.title}`}
      />
      <DeleteAction collection="job-offers" id={rowData.id} subject={rowData.title} />
    </div>
  )
}
