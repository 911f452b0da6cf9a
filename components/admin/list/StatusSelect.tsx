'use client'

import { toast } from '@payloadcms/ui'
import { useTransition } from 'react'
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
  const [isSaving, startSaving] = useTransition()
  const { patch } = useDocumentRequest(props)

  const choose = (chosen: Status | undefined) => {
    if (isSaving) return
    startSaving(async () => {
      if (!(await patch({ status: chosen })) || !chosen) {
        toast.error(actionErrors.status)
        return
      }
      showStatus(chosen)
      toast.success(actionLabels.statusUpdated)
    })
  }

  return (
    <select
      // Not disabled: it would lose the focus.
      aria-busy={isSaving}
      aria-label={props.label}
      className={styles.select}
      data-status={status}
      onChange={({ target }) => choose(props.options.find((option) => option === target.value))}
      value={status}
    >
      {props.options.map((option) => (
        <option key={option} value={option}>
          {props.labels[option]}
        </option>
      ))}
    </select>
  )
}
