'use client'

import { rowActionLabels } from '@/src/content/admin/rowActionTexts'
import styles from './StatusSelect.module.css'
import { useConfirmedChoice } from './useConfirmedChoice'
import { useDocumentRequest } from './useDocumentRequest'
import { useInstantChoice } from './useInstantChoice'
import { useSavedValue } from './useSavedValue'

type Props<Status extends string> = {
  collection: string
  id: number | string
  label: string
  labels: Record<Status, string>
  options: readonly Status[]
  status: Status
  /** Time of the last change of the row: with another one, the status of the server is shown again. */
  updatedAt: string
}

export function StatusSelect<Status extends string>(props: Props<Status>) {
  const [status, showStatus] = useSavedValue(props.status, props.updatedAt)
  const { patch, takeBack } = useDocumentRequest(props)
  const saving = useInstantChoice({
    value: status,
    save: (chosen) => patch({ status: chosen }),
    takeBack: (chosen, earlier) => takeBack('status', chosen, { status: earlier }),
    onSaved: showStatus,
    successText: () => rowActionLabels.statusUpdated,
  })
  const { shown, take, handlers } = useConfirmedChoice(saving.shown, saving.choose)

  return (
    <select
      {...handlers}
      // The select is not disabled while saving, because it would lose the focus.
      aria-busy={saving.isSaving}
      aria-label={props.label}
      className={styles.select}
      data-status={shown}
      onChange={({ target }) => {
        const chosen = props.options.find((option) => option === target.value)
        if (chosen) take(chosen)
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
