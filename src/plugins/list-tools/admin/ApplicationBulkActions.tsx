'use client'

import { Button } from '@payloadcms/ui'
import type { PluginApplicationAction } from '@/components/admin/jobApplications/applicationAction'
import { useListFilters } from '@/components/admin/list/useListFilters'
import { applicationStatusLabels } from '@/src/content/statusLabels'
import { APPLICATION_STATUSES } from '@/src/domain/submissions/applicationStatus'
import { applicationBulkActions } from '@/src/plugins/applicationBulkActions'
import {
  selectionBarWords,
  statusSelectionWords,
} from '@/src/plugins/list-tools/words/admin/selections'
import styles from './ApplicationBulkActions.module.css'
import { SelectionBar } from './SelectionBar'
import { useBulkChange } from './useBulkChange'

/** Actions on the selected applications: those of plugins, and setting the status. */
export function ApplicationBulkActions() {
  const { change, isSaving } = useBulkChange('job-applications')
  const { filters } = useListFilters('job-applications')
  const areSpam = filters.chosen.isSpam === 'true'
  return (
    <SelectionBar collection="job-applications">
      {applicationBulkActions
        .filter(({ isForSpam }) => isForSpam || !areSpam)
        .map(({ Action, name }) => (
          <PluginBulkAction Action={Action} key={name} />
        ))}
      {!areSpam && (
        <fieldset aria-busy={isSaving} className={styles.statuses} disabled={isSaving}>
          <legend>{selectionBarWords.setStatus}</legend>
          {APPLICATION_STATUSES.map((status) => (
            <Button
              buttonStyle="secondary"
              key={status}
              margin={false}
              onClick={() =>
                change({ field: 'status', next: status, successText: statusSelectionWords.updated })
              }
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

function PluginBulkAction({ Action }: Pick<PluginApplicationAction, 'Action'>) {
  return <Action {...useBulkChange('job-applications')} />
}
