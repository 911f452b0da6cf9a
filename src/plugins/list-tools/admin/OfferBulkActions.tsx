'use client'

import { Button } from '@payloadcms/ui'
import { offerSelectionWords as words } from '@/src/plugins/list-tools/words/admin/selections'
import { SelectionBar } from './SelectionBar'
import { useBulkChange } from './useBulkChange'

/** Buttons that activate or deactivate the selected offers. */
export function OfferBulkActions() {
  const { change, isSaving } = useBulkChange('job-offers')
  const button = {
    buttonStyle: 'secondary',
    disabled: isSaving,
    margin: false,
    size: 'small',
  } as const
  return (
    <SelectionBar collection="job-offers">
      <Button
        {...button}
        onClick={() => change({ field: 'isActive', next: true, successText: words.activated })}
      >
        {words.activate}
      </Button>
      <Button
        {...button}
        onClick={() => change({ field: 'isActive', next: false, successText: words.deactivated })}
      >
        {words.deactivate}
      </Button>
    </SelectionBar>
  )
}
