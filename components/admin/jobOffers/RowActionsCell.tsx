'use client'

import { toast, useAuth, useConfig } from '@payloadcms/ui'
import { Copy, ExternalLink, Pencil } from 'lucide'
import type { DefaultCellComponentProps, UIFieldClient } from 'payload'
import { jobOfferListWords as words } from '@/src/content/admin/jobOfferList'
import { actionLabels, actionOn, rowActions } from '@/src/content/admin/rowActions'
import { offerPath } from '@/src/domain/offers/listedOffer'
import { useRouter } from '../frame/routing'
import { DeleteAction } from '../list/DeleteAction'
import { IconButton } from '../list/IconButton'
import styles from '../list/RowActions.module.css'
import { useDocumentAddress } from '../list/useDocumentAddress'
import { useDocumentRequest } from '../list/useDocumentRequest'

export function RowActionsCell({ rowData }: DefaultCellComponentProps<UIFieldClient>) {
  const address = useDocumentAddress('job-offers', rowData.id)
  const { duplicate } = useDocumentRequest({ collection: 'job-offers', id: rowData.id })
  const { permissions } = useAuth()
  const { config } = useConfig()
  const router = useRouter()
  const list = `${config.routes.admin}/collections/job-offers`
  // What lies in the trash is restored or deleted there, by Payload's own means.
  if (rowData.deletedAt) return null

  const copy = async () => {
    const id = await duplicate()
    if (id === undefined) {
      toast.error(words.duplicationFailed)
      return
    }
    toast.success(words.duplicated)
    router.push(`${list}/${id}`)
  }

  return (
    <div className={styles.actions}>
      {rowData.isActive === true && (
        <IconButton
          href={offerPath(rowData.slug)}
          icon={ExternalLink}
          label={actionOn(actionLabels.viewOnSite, rowData.title)}
          newTab
        />
      )}
      <IconButton
        href={address}
        icon={Pencil}
        label={actionOn(rowActions['job-offers'].open, rowData.title)}
      />
      {permissions?.collections?.['job-offers']?.create && (
        <IconButton
          icon={Copy}
          label={actionOn(words.duplicate, rowData.title)}
          onClick={() => void copy()}
        />
      )}
      <DeleteAction collection="job-offers" id={rowData.id} subject={rowData.title} />
    </div>
  )
}
