'use client'

import { useDocumentInfo, useField } from '@payloadcms/ui'
import { jobApplicationWords } from '@/src/content/admin/jobApplicationView'
import { actionLabels } from '@/src/content/admin/rowActions'
import { applicationStatusLabels } from '@/src/content/statusLabels'
import { APPLICATION_STATUSES } from '@/src/domain/submissions/applicationStatus'
import { useFollowedStatus } from '../document/useFollowedStatus'
import { useDocumentRequest } from '../list/useDocumentRequest'
import { useInstantChoice } from '../list/useInstantChoice'
import styles from './DecisionField.module.css'

/** Decides at once: no second click on « Enregistrer ». */
export function DecisionField({ path }: { path: string }) {
  const { setValue, value } = useField<string>({ path })
  const { collectionSlug = '', id = '' } = useDocumentInfo()
  const { patch, takeBack } = useDocumentRequest({ collection: collectionSlug, id })
  const { shown, isSaving, choose } = useInstantChoice({
    value,
    save: (status) => patch({ status }),
    takeBack: (chosen, earlier) => takeBack('status', chosen, { status: earlier }),
    onSaved: (status) => setValue(status, true),
    said: () => actionLabels.statusUpdated,
  })

  useFollowedStatus({
    collection: 'job-applications',
    id,
    status: value,
    onChange: (status) => setValue(status, true),
  })

  return (
    // Not disabled: the button that was pressed would lose the focus.
    <fieldset aria-busy={isSaving} className={styles.decision}>
      <legend>{jobApplicationWords.decision}</legend>
      {APPLICATION_STATUSES.map((status) => (
        <button
          aria-pressed={shown === status}
          className={styles.choice}
          data-status={status}
          key={status}
          onClick={() => choose(status)}
          type="button"
        >
          {applicationStatusLabels[status]}
        </button>
      ))}
    </fieldset>
  )
}
