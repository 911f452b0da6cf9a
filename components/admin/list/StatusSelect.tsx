'use client'

import { toast } from '@payloadcms/ui'
import { useOptimistic, useRef, useTransition } from 'react'
import { actionErrors, actionLabels } from '@/src/content/admin/rowActions'
import styles from './StatusSelect.module.css'
import { useDocumentRequest } from './useDocumentRequest'
import { useSavedValue } from './useSavedValue'

type Props<Status extends string> = {
  collection: string
  id: number | string
  label: string
  labels: Record<Status, string>
  options: readonly Status[]
  status: Status
}

export function StatusSelect<Status extends string>(props: Props<Status>) {
  const [status, showStatus] = useSavedValue(props.status)
  const [shown, showChosen] = useOptimistic(status)
  const [isSaving, startSaving] = useTransition()
  const lastSaved = useRef<Promise<unknown>>(Promise.resolve())
  const { patch } = useDocumentRequest(props)

  // Whoever changes their mind while a choice is being saved gets the later one: it is saved next.
  const choose = (chosen: Status) => {
    startSaving(async () => {
      showChosen(chosen)
      const saving = lastSaved.current.then(() => patch({ status: chosen }))
      lastSaved.current = saving
      if (await saving) {
        showStatus(chosen)
        toast.success(actionLabels.statusUpdated)
      } else {
        toast.error(actionErrors.status)
      }
    })
  }

  return (
    <select
      // Not disabled: it would lose the focus.
      aria-busy={isSaving}
      aria-label={props.label}
      className={styles.select}
      data-status={shown}
      onChange={({ target }) => {
        const chosen = props.options.find((option) => option === target.value)
        if (chosen) choose(chosen)
      }}
      value={shown}
    >
      {props.options.map((option) => (
        <option key={option} value={option}>
          {props.labels[option]}
        </option>
      ))}
    </select>
  )
}
