'use client'

import { Button } from '@payloadcms/ui'
import { offerSelectionWords as words } from '@/src/content/admin/selections'
import { SelectionBar } from '../list/SelectionBar'
import { useBulkChange } from '../list/useBulkChange'

/** Buttons that activate or deactivate the selected offers. */
export function OfferSelection() {
  const { change, isSaving } = useBulkChange<boolean>({
    collection: 'job-offers',
    field: 'isActive',
    successText: (isActive, count) => (isActive ? words.activated : words.deactivated)(count),
  })
  const button = {
    buttonStyle: 'secondary',
    disabled: isSaving,
    margin: false,
    size: 'small',
  } as const
  return (
    <SelectionBar collection="job-offers">
      <Button {...button} onClick={() => change(true)}>
        {words.activate}
      </Button>
      <Button {...button} onClick={() => change(false)}>
        {words.deactivate}
      </Button>
    </SelectionBar>
  )
}
