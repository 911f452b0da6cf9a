'use client'

import { useDocumentInfo, useField } from '@payloadcms/ui'
import { useTransition } from 'react'
import { jobApplicationWords } from '@/src/content/admin/jobApplicationView'
import { actionLabels } from '@/src/content/admin/rowActions'
import { sittingWords } from '@/src/content/admin/sitting'
import { applicationStatusLabels } from '@/src/content/statusLabels'
import {
  APPLICATION_STATUSES,
  type ApplicationStatus,
} from '@/src/domain/submissions/applicationStatus'
import { useFollowedStatus } from '../document/useFollowedStatus'
import { useRouter } from '../frame/routing'
import { useKeys } from '../frame/useKeys'
import { useMomentPassed } from '../frame/useMomentPassed'
import { useStoredSwitch } from '../frame/useStoredSwitch'
import { useDocumentRequest } from '../list/useDocumentRequest'
import { useInstantChoice } from '../list/useInstantChoice'
import styles from './DecisionField.module.css'
import { CHAINING, noteDecision, SHORTCUTS } from './sitting'

// Who presses or taps twice must not decide on somebody whom they have not seen.
const GLANCE_MS = 400

type Props = {
  path: string
  name: string
  /** The query of the list that is being gone through. */
  list: string
  /** Where whoever goes through many goes on after a decision; null at the end. */
  onward: string | null
}

/** Decides at once: no second click on « Enregistrer »; and goes on, for whoever wants that. */
export function DecisionField({ path, name, list, onward }: Props) {
  const { setValue, value } = useField<ApplicationStatus>({ path })
  const { collectionSlug = '', id = '' } = useDocumentInfo()
  const { patch, takeBack } = useDocumentRequest({ collection: collectionSlug, id })
  const router = useRouter()
  const [isChaining] = useStoredSwitch(CHAINING, false)
  const goesOn = isChaining && onward !== null
  // Another application may be shown by the time of the answer.
  const isElsewhere = () => goesOn || !window.location.pathname.endsWith(`/${id}`)
  const accept = (status: ApplicationStatus) => {
    noteDecision(list, id, status)
    setValue(status, true)
  }
  const { shown, isSaving, choose } = useInstantChoice({
    value,
    save: (status) => patch({ status }),
    takeBack: (chosen, earlier) => takeBack('status', chosen, { status: earlier }),
    onSaved: accept,
    said: (status) =>
      isElsewhere()
        ? sittingWords.updated(name, applicationStatusLabels[status])
        : actionLabels.statusUpdated,
    refused: () => (isElsewhere() ? sittingWords.notUpdated(name) : undefined),
  })

  useFollowedStatus({
    collection: 'job-applications',
    id,
    status: value,
    onChange: (status) => setValue(status, true),
  })

  const isSeen = useMomentPassed(GLANCE_MS)
  const [isLeaving, startLeaving] = useTransition()
  const decide = (status: ApplicationStatus) => {
    if (isChaining && (isLeaving || !isSeen)) return
    choose(status)
    if (goesOn) startLeaving(() => router.push(onward))
  }
  const [hasKeys] = useStoredSwitch(SHORTCUTS, true)
  const keys = APPLICATION_STATUSES.map((status, place) => [
    `Digit${place + 1}`,
    () => decide(status),
  ])
  useKeys(hasKeys && isSeen ? Object.fromEntries(keys) : {})

  return (
    // Not disabled: the button that was pressed would lose the focus.
    <fieldset aria-busy={isSaving} className={styles.decision} data-seen={isSeen || undefined}>
      <legend>{jobApplicationWords.decision}</legend>
      {APPLICATION_STATUSES.map((status, place) => (
        <button
          aria-pressed={shown === status}
          className={styles.choice}
          data-status={status}
          key={status}
          onClick={() => decide(status)}
          title={sittingWords.withKey(applicationStatusLabels[status], String(place + 1))}
          type="button"
        >
          {applicationStatusLabels[status]}
        </button>
      ))}
    </fieldset>
  )
}
