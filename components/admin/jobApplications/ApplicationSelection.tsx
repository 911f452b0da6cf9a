'use client'

import { Button } from '@payloadcms/ui'
import { selectionWords, statusSelectionWords } from '@/src/content/admin/selections'
import { applicationStatusLabels } from '@/src/content/statusLabels'
import {
  APPLICATION_STATUSES,
  type ApplicationStatus,
} from '@/src/domain/submissions/applicationStatus'
import { AnswerSelection } from '@/src/plugins/answers/admin/AnswerSelection'
import { spamWords } from '@/src/plugins/linked-persons/words/admin/spam'
import { SelectionBar } from '../list/SelectionBar'
import { useBulkChange } from '../list/useBulkChange'
import { useListFilters } from '../list/useListFilters'
import styles from './ApplicationSelection.module.css'

/** Actions on the selected applications: reply, mark or unmark as spam, set the status. */
export function ApplicationSelection() {
  const { change, isSaving } = useBulkChange<ApplicationStatus>({
    collection: 'job-applications',
    field: 'status',
    said: (_, count) => statusSelectionWords.updated(count),
  })
  const spam = useBulkChange<boolean>({
    collection: 'job-applications',
    field: 'isSpam',
    said: (isSpam, count) => (isSpam ? spamWords.marked(count) : spamWords.takenBack(count)),
  })
  const { filters } = useListFilters('job-applications')
  const areSpam = filters.chosen.isSpam === 'true'
  const spamButton = (
    <Button
      buttonStyle="secondary"
      disabled={spam.isSaving}
      margin={false}
      onClick={() => spam.change(!areSpam)}
      size="small"
    >
      {areSpam ? spamWords.takeBack : spamWords.mark}
    </Button>
  )
  if (areSpam) return <SelectionBar collection="job-applications">{spamButton}</SelectionBar>
  return (
    <SelectionBar collection="job-applications">
      <AnswerSelection />
      {spamButton}
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
    </SelectionBar>
  )
}
