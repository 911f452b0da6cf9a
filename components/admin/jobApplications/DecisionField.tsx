'use client'

import { toast, useDocumentInfo, useField } from '@payloadcms/ui'
import { useTransition } from 'react'
import { jobApplicationWords } from '@/src/content/admin/jobApplicationView'
import { actionErrors, actionLabels } from '@/src/content/admin/rowActions'
import { applicationStatusLabels } from '@/src/content/statusLabels'
import { APPLICATION_STATUSES, type ApplicationStatus } from '@/src/domain/applicationStatus'
import { useDocumentRequest } from '../list/useDocumentRequest'
import styles from './DecisionField.module.css'

/** Decides at once: no second click on « Enregistrer ». */
export function DecisionField({ path }: { path: string }) {
  const { setValue, value } = useField<string>({ path })
  const { collectionSlug = '', id = '' } = useDocumentInfo()
  const { patch } = useDocumentRequest({ collection: collectionSlug, id })
  const [isSaving, startSaving] = useTransition()

  const decide = (status: ApplicationStatus) => {
    if (isSaving) return
    startSaving(async () => {
      if (!(await patch({ status }))) {
        toast.error(actionErrors.status)
        return
      }
      setValue(status, true)
      toast.success(actionLabels.statusUpdated)
    })
  }

  return (
    // Not disabled: the button that was pressed would lose the focus.
    <fieldset aria-busy={isSaving} className={styles.decision}>
      <legend>{jobApplicationWords.decision}</legend>
      {APPLICATION_STATUSES.map((status) => (
        <button
          aria-pressed={value === status}
          className={styles.choice}
          data-status={status}
          key={status}
          onClick={() => decide(status)}
          type="button"
        >
          {applicationStatusLabels[status]}
        </button>
      ))}
    </fieldset>
  )
}
