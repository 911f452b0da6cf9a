'use client'

import { Button } from '@payloadcms/ui'
import { selectionWords, statusSelectionWords } from '@/src/content/admin/selections'
import { applicationStatusLabels } from '@/src/content/statusLabels'
import {
  APPLICATION_STATUSES,
  type ApplicationStatus,
} from '@/src/domain/submissions/applicationStatus'
import { applicationActions } from '@/src/plugins/applicationActions'
import { SelectionBar } from '../list/SelectionBar'
import { useBulkChange } from '../list/useBulkChange'
import { useListFilters } from '../list/useListFilters'
import styles from './ApplicationSelection.module.css'

/** Actions on the selected applications: those of plugins, and setting the status. */
export function ApplicationSelection() {
  const { change, isSaving } = useBulkChange<ApplicationStatus>({
    collection: 'job-applications',
    field: 'status',
    successText: (_, count) => statusSelectionWords.updated(count),
  })
  const { filters } = useListFilters('job-applications')
  const areSpam = filters.chosen.isSpam === 'true'
  return (
    <SelectionBar collection="job-applications">
      {applicationActions
        .filter(({ isForSpam }) => isForSpam || !areSpam)
        .map(({ Action, name }) => (
          <Action key={name} />
        ))}
      {!areSpam && (
        <fieldset aria-busy={isSaving} className={styles.statuses} disabled={isSaving}>
          <legend>{selectionWords.setStatus}</legend>
          {APPLICATION_STATUSES.map((status) => (
            <Button
              buttonStyle="secondary"
              key={status}
              margin={false}
              onClick={() => change(status)}
              size="small"
            >
              {applicationStatusLabels[status]}
            </Button>
          ))}
        </fieldset>
      )}
    </SelectionBar>
  )
}
