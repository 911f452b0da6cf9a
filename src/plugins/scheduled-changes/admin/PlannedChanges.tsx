'use client'

import { Button, toast, useDocumentInfo } from '@payloadcms/ui'
import { useState } from 'react'
import { ConfirmDialog } from '@/components/admin/dialog/ConfirmDialog'
import { useSiteTimezone } from '@/components/admin/timezone/siteTimezone'
import { formatDateTime } from '@/src/content/dates'
import { plannableChangeKinds } from '@/src/plugins/scheduled-changes/rules/plannedChange'
import {
  plannedChangeFailureReason,
  plannedChangeSentence,
  plannedChangeWords as words,
} from '@/src/plugins/scheduled-changes/words/admin/plannedChanges'
import { PlanChangeDialog } from './PlanChangeDialog'
import styles from './Planned.module.css'
import { type ListedPlannedChange, type PlanOutcome, usePlannedChanges } from './usePlannedChanges'

/** Form field of a page: its planned changes, and a button to plan another one. */
export function PlannedChanges() {
  const { collectionSlug, docPermissions, globalSlug, id, isTrashed } = useDocumentInfo()
  const { changes, plan, callOff } = usePlannedChanges({
    collection: collectionSlug,
    global: globalSlug,
    id,
  })
  const [isPlanning, setPlanning] = useState(false)
  if (isTrashed || !docPermissions?.update || (collectionSlug && !id)) return null
  return (
    <>
      <span>{' — '}</span>
      <Button buttonStyle="none" className={styles.action} onClick={() => setPlanning(true)}>
        {words.plan}
      </Button>
      {isPlanning && (
        <PlanChangeDialog
          kinds={plannableChangeKinds(globalSlug !== undefined)}
          onClose={() => setPlanning(false)}
          plan={plan}
        />
      )}
      {changes.map((change) => (
        <PlannedChangeLine callOff={callOff} change={change} key={change.id} />
      ))}
    </>
  )
}

type PlannedChangeLineProps = {
  change: ListedPlannedChange
  callOff: (id: number) => Promise<PlanOutcome>
}

function PlannedChangeLine({
  change: { id, kind, state, at, by, reason },
  callOff,
}: PlannedChangeLineProps) {
  const [isConfirming, setConfirming] = useState(false)
  const line = plannedChangeSentence(kind, state, formatDateTime(at, useSiteTimezone()))
  const confirm = async () => {
    const { problem } = await callOff(id)
    if (problem) toast.error(problem)
    else toast.success(words.calledOff)
  }
  return (
    <span className={`${styles.line} ${styles.ofForm}`} data-state={state} title={words.by(by)}>
      <span>{line}</span>
      <span>{' — '}</span>
      <Button buttonStyle="none" className={styles.action} onClick={() => setConfirming(true)}>
        {words.callOff}
      </Button>
      {state === 'failed' && (
        <span className={styles.reason}>{plannedChangeFailureReason(reason)}</span>
      )}
      {isConfirming && (
        <ConfirmDialog
          doing={words.callingOff}
          label={words.callOff}
          onClose={() => setConfirming(false)}
          onConfirm={confirm}
          title={words.callOffTitle}
        >
          <p>{line}</p>
        </ConfirmDialog>
      )}
    </span>
  )
}
