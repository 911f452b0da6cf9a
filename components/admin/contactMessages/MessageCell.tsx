'use client'

import { Link } from '@payloadcms/ui'
import type { DefaultCellComponentProps, TextFieldClient } from 'payload'
import { useDocumentUrl } from '@/components/admin/list/useDocumentUrl'
import { MESSAGE_PREVIEW_SHORTENING_RULE, shortenText } from '@/src/domain/text/shortenText'
import styles from './MessageCell.module.css'

export function MessageCell({
  cellData,
  collectionSlug,
  rowData,
}: DefaultCellComponentProps<TextFieldClient>) {
  const address = useDocumentUrl(collectionSlug, rowData.id, Boolean(rowData.deletedAt))
  return (
    <span className={styles.message}>
      <Link href={address} prefetch={false}>
        {cellData}
      </Link>
      <span className={styles.preview}>
        {shortenText(rowData.message ?? '', MESSAGE_PREVIEW_SHORTENING_RULE)}
      </span>
    </span>
  )
}
