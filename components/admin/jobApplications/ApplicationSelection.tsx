'use client'

import { Button, toast, useListQuery, useSelection } from '@payloadcms/ui'
import { useTransition } from 'react'
import { actionErrors } from '@/src/content/admin/rowActions'
import { selectionWords, statusSelectionWords as words } from '@/src/content/admin/selections'
import { applicationStatusLabels } from '@/src/content/statusLabels'
import { APPLICATION_STATUSES, type ApplicationStatus } from '@/src/domain/applicationStatus'
import { idsByStatus } from '@/src/domain/statusUndo'
import { SelectionBar } from '../list/SelectionBar'
import { useListRequest } from '../list/useListRequest'
import styles from './ApplicationSelection.module.css'

const UNDO_MS = 10_000

/** Decides on several applications at once, and takes it back. */
export function ApplicationSelection() {
  const { selectedIDs, toggleAll } = useSelection()
  const { data } = useListQuery()
  const { patch } = useListRequest('job-applications')
  const [isSaving, startSaving] = useTransition()

  const restore = async (status: ApplicationStatus, before: ReturnType<typeof idsByStatus>) => {
    // What a colleague has decided on in the meantime stays.
    const unchanged = { 'where[status][equals]': status }
    const outcomes = await Promise.all(
      before.map(({ ids, status }) => patch(ids, { status }, unchanged)),
    )
    if (outcomes.every(Boolean)) toast.success(selectionWords.undone)
    else toast.error(actionErrors.status)
  }

  const decide = (status: ApplicationStatus) =>
    startSaving(async () => {
      const before = idsByStatus(data?.docs ?? [], selectedIDs, status)
      if (!(await patch(selectedIDs, { status }))) {
        toast.error(actionErrors.status)
        return
      }
      const onClick = () => void restore(status, before)
      const action = { label: selectionWords.undo, onClick }
      toast.success(words.updated(selectedIDs.length), { action, duration: UNDO_MS })
      toggleAll()
    })

  return (
    <SelectionBar collection="job-applications">
      <fieldset className={styles.statuses} disabled={isSaving}>
        <legend>{selectionWords.setStatus}</legend>
        {APPLICATION_STATUSES.map((status) => (
          <Button
            buttonStyle="secondary"
            key={status}
            margin={false}
            onClick={() => decide(status)}
            size="small"
          >
            {applicationStatusLabels[status]}
          </Button>
        ))}
      </fieldset>
    </SelectionBar>
  )
}
