'use client'

import { useDocumentInfo, useField } from '@payloadcms/ui'
import { useTransition } from 'react'
import { useRefreshOnStatusChange } from '@/components/admin/document/useRefreshOnStatusChange'
import { useHasTimeElapsed } from '@/components/admin/frame/useHasTimeElapsed'
import { applicationViewWords } from '@/src/content/admin/jobApplicationView'
import { rowActionLabels } from '@/src/content/admin/rowActionTexts'
import { applicationStatusLabels } from '@/src/content/statusLabels'
import { OPEN_NEXT_APPLICATION_STORAGE_KEY } from '@/src/domain/admin/openNextApplication'
import {
  APPLICATION_STATUSES,
  type ApplicationStatus,
} from '@/src/domain/submissions/applicationStatus'
import { decisionTools } from '@/src/plugins/decisionTools'
import { useRouter } from '../frame/routing'
import { useStoredSwitch } from '../frame/useStoredSwitch'
import { useDocumentRequest } from '../list/useDocumentRequest'
import { useInstantChoice } from '../list/useInstantChoice'
import styles from './DecisionField.module.css'

// The second press of a double press is ignored: it would decide on the next application, not yet seen.
const MIN_DISPLAY_BEFORE_DECISION_MS = 400

type Props = {
  path: string
  name: string
  /** Query string of the list from which the application was opened. */
  list: string
  /** URL of the next application, which opens after a decision if the user switched on « Enchaîner »; null after the last one. */
  onward: string | null
}

/**
 * Saves the decision at once, without a click on « Enregistrer ». Opens the next application when the chain
 * switch is on.
 */
export function DecisionField({ path, name, list, onward }: Props) {
  const { setValue, value } = useField<ApplicationStatus>({ path })
  const { collectionSlug = '', id = '' } = useDocumentInfo()
  const { patch, takeBack } = useDocumentRequest({ collection: collectionSlug, id })
  const router = useRouter()
  const [isChaining] = useStoredSwitch(OPEN_NEXT_APPLICATION_STORAGE_KEY, false)
  const opensNext = isChaining && onward !== null
  // Another application may be on screen when the response arrives.
  const isElsewhere = () => opensNext || !window.location.pathname.endsWith(`/${id}`)
  const applyDecision = (status: ApplicationStatus) => {
    for (const { storeDecision } of decisionTools) storeDecision(list, id, status)
    setValue(status, true)
  }
  const { shown, isSaving, choose } = useInstantChoice({
    value,
    save: (status) => patch({ status }),
    takeBack: (chosen, earlier) => takeBack('status', chosen, { status: earlier }),
    onSaved: applyDecision,
    successText: (status) =>
      isElsewhere()
        ? applicationViewWords.updated(name, applicationStatusLabels[status])
        : rowActionLabels.statusUpdated,
    refused: () => (isElsewhere() ? applicationViewWords.notUpdated(name) : undefined),
  })

  useRefreshOnStatusChange({
    collection: 'job-applications',
    id,
    status: value,
    onChange: (status) => setValue(status, true),
  })

  const isSeen = useHasTimeElapsed(MIN_DISPLAY_BEFORE_DECISION_MS)
  const [isLeaving, startLeaving] = useTransition()
  const decide = (status: ApplicationStatus) => {
    if (isChaining && (isLeaving || !isSeen)) return
    choose(status)
    if (opensNext) startLeaving(() => router.push(onward))
  }

  return (
    // The buttons are not disabled while saving: the pressed one would lose the focus.
    <fieldset aria-busy={isSaving} className={styles.decision} data-seen={isSeen || undefined}>
      <legend>{applicationViewWords.decision}</legend>
      {isSeen && decisionTools.map(({ name, Keys }) => <Keys decide={decide} key={name} />)}
      {APPLICATION_STATUSES.map((status, place) => (
        <button
          aria-pressed={shown === status}
          className={styles.choice}
          data-status={status}
          key={status}
          onClick={() => decide(status)}
          title={decisionTools.reduce<string>(
            (title, { titleWithKey }) => titleWithKey(title, place),
            applicationStatusLabels[status],
          )}
          type="button"
        >
          {applicationStatusLabels[status]}
        </button>
      ))}
    </fieldset>
  )
}
