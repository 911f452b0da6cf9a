'use client'

import { Button } from '@payloadcms/ui'
import type { BulkChangeProps } from '@/components/admin/jobApplications/applicationAction'
import { useListFilters } from '@/components/admin/list/useListFilters'
import { spamWords as words } from '../words/admin/spam'

/** Marks the selected applications as spam; in the list of spam, removes the mark. */
export function SpamSelectionButton({ change, isSaving }: BulkChangeProps) {
  const { filters } = useListFilters('job-applications')
  const areSpam = filters.chosen.isSpam === 'true'
  return (
    <Button
      buttonStyle="secondary"
      disabled={isSaving}
      margin={false}
      onClick={() =>
        change({
          field: 'isSpam',
          next: !areSpam,
          successText: areSpam ? words.takenBack : words.marked,
        })
      }
      size="small"
    >
      {areSpam ? words.takeBack : words.mark}
    </Button>
  )
}
