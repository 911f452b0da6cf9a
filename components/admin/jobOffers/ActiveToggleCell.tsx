'use client'

import type { CheckboxFieldClient, DefaultCellComponentProps } from 'payload'
import { jobOfferStatusTexts, offerStageLabels } from '@/src/content/admin/jobOfferStatusTexts'
import { offerStage } from '@/src/domain/offers/offerLife'
import { lacksPay } from '@/src/domain/offers/offerPay'
import { useDocumentRequest } from '../list/useDocumentRequest'
import { useInstantChoice } from '../list/useInstantChoice'
import { useSavedValue } from '../list/useSavedValue'
import styles from './ActiveToggleCell.module.css'

export function ActiveToggleCell({
  cellData,
  collectionSlug,
  rowData,
}: DefaultCellComponentProps<CheckboxFieldClient>) {
  const [isActive, showActive] = useSavedValue(cellData === true, rowData.updatedAt)
  const { patch, takeBack } = useDocumentRequest({ collection: collectionSlug, id: rowData.id })

  const { shown, isSaving, choose } = useInstantChoice({
    value: isActive,
    save: (chosen) => patch({ isActive: chosen }),
    takeBack: (chosen, earlier) => takeBack('isActive', chosen, { isActive: earlier }),
    onSaved: showActive,
    refused: () => (lacksPay(rowData) ? jobOfferStatusTexts.payFirst : undefined),
    successText: (chosen) =>
      chosen ? jobOfferStatusTexts.activated : jobOfferStatusTexts.deactivated,
  })

  // After a switch `rowData` is outdated: the stage is hidden until the server renders the row again.
  const stage = shown === (cellData === true) ? offerStageLabels[offerStage(rowData)] : null
  return (
    <>
      <button
        aria-busy={isSaving}
        aria-checked={shown}
        aria-label={(shown ? jobOfferStatusTexts.deactivate : jobOfferStatusTexts.activate)(
          rowData.title,
        )}
        className={styles.toggle}
        data-active={shown}
        // The switch is not disabled while saving: a disabled control loses the focus.
        disabled={Boolean(rowData.deletedAt)}
        onClick={() => choose(!shown)}
        role="switch"
        type="button"
      >
        <span className={styles.track} />
        <span>{shown ? jobOfferStatusTexts.active : jobOfferStatusTexts.inactive}</span>
      </button>
      {stage && <span className={styles.stage}>{stage}</span>}
    </>
  )
}
