'use client'

import { useAuth, useConfig } from '@payloadcms/ui'
import { Copy, ExternalLink, Pencil } from 'lucide'
import type { DefaultCellComponentProps, UIFieldClient } from 'payload'
import { useRouter } from '@/components/admin/frame/routing'
import { DeleteAction } from '@/components/admin/list/DeleteAction'
import { IconButton } from '@/components/admin/list/IconButton'
import styles from '@/components/admin/list/RowActions.module.css'
import { useDocumentUrl } from '@/components/admin/list/useDocumentUrl'
import { request } from '@/components/admin/request/request'
import { useRequestAction } from '@/components/admin/request/useRequestAction'
import { jobOfferListWords as words } from '@/src/content/admin/jobOfferList'
import {
  rowActionButtonName,
  rowActionLabels,
  rowActionTexts,
} from '@/src/content/admin/rowActionTexts'
import { offerPath } from '@/src/domain/offers/listedOffer'

export function OfferRowActionsCell({ rowData }: DefaultCellComponentProps<UIFieldClient>) {
  const address = useDocumentUrl('job-offers', rowData.id)
  const { run } = useRequestAction()
  const { permissions } = useAuth()
  const { config } = useConfig()
  const router = useRouter()
  const list = `${config.routes.admin}/collections/job-offers`
  // Offers in the trash have Payload's own actions to restore or delete them.
  if (rowData.deletedAt) return null

  const copy = () =>
    void run({
      send: () =>
        request<{ doc: { id: number } }>(`/api/job-offers/${rowData.id}/duplicate`, {
          method: 'POST',
        }),
      done: words.duplicated,
      failed: words.duplicationFailed,
      onDone: ({ doc }) => router.push(`${list}/${doc.id}`),
    })

  return (
    <div className={styles.actions}>
      {rowData.isActive === true && (
        <IconButton
          href={offerPath(rowData.slug)}
          icon={ExternalLink}
          label={rowActionButtonName(rowActionLabels.viewOnSite, rowData.title)}
          newTab
        />
      )}
      <IconButton
        href={address}
        icon={Pencil}
        label={rowActionButtonName(rowActionTexts['job-offers'].open, rowData.title)}
      />
      {permissions?.collections?.['job-offers']?.create && (
        <IconButton
          icon={Copy}
          label={rowActionButtonName(words.duplicate, rowData.title)}
          onClick={copy}
        />
      )}
      <DeleteAction collection="job-offers" id={rowData.id} subject={rowData.title} />
    </div>
  )
}
