'use client'

import { toast } from '@payloadcms/ui'
import type { CheckboxFieldClient, DefaultCellComponentProps } from 'payload'
import { useTransition } from 'react'
import { jobOfferStatus } from '@/src/content/admin/jobOfferStatus'
import { actionErrors } from '@/src/content/admin/rowActions'
import { useDocumentRequest } from '../list/useDocumentRequest'
import { useSavedValue } from '../list/useSavedValue'
import styles from './ActiveToggleCell.module.css'

export function ActiveToggleCell({
  cellData,
  collectionSlug,
  rowData,
}: DefaultCellComponentProps<CheckboxFieldClient>) {
  const [isActive, showActive] = useSavedValue(cellData === true)
  const [isSaving, startSaving] = useTransition()
  const { patch } = useDocumentRequest({ collection: collectionSlug, id: rowData.id })

  const toggle = () => {
    if (isSaving) return
    startSaving(async () => {
      if (!(await patch({ isActive: !isActive }))) {
        toast.error(actionErrors.status)
        return
      }
      showActive(!isActive)
      toast.success(isActive ? jobOfferStatus.deactivated : jobOfferStatus.activated)
    })
  }

  return (
    <button
      aria-busy={isSaving}
      aria-checked={isActive}
      aria-label={(isActive ? jobOfferStatus.deactivate : jobOfferStatus.activate)(rowData.title)}
      className={styles.toggle}
      data-active={isActive}
      // Not while it is saving: a control that is disabled loses the focus.
      disabled={Boolean(rowData.deletedAt)}
      onClick={toggle}
      role="switch"
      type="button"
    >
      <span className={styles.track} />
      {isActive ? jobOfferStatus.active : jobOfferStatus.inactive}
    </button>
  )
}
