'use client'

import { Button } from '@payloadcms/ui'
import { useBulkChange } from '@/components/admin/list/useBulkChange'
import { useListFilters } from '@/components/admin/list/useListFilters'
import { spamWords as words } from '../words/admin/spam'

/** Marks the selected applications as spam; in the list of spam, removes the mark. */
export function SpamSelection() {
  const { change, isSaving } = useBulkChange<boolean>({
    collection: 'job-applications',
    field: 'isSpam',
    successText: (isSpam, count) => (isSpam ? words.marked(count) : words.takenBack(count)),
  })
  const { filters } = useListFilters('job-applications')
  const areSpam = filters.chosen.isSpam === 'true'
  return (
    <Button
      buttonStyle="secondary"
      disabled={isSaving}
      margin={false}
      onClick={() => change(!areSpam)}
      size="small"
    >
      {areSpam ? words.takeBack : words.mark}
    </Button>
  )
}
