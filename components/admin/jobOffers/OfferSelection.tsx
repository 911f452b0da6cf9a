'use client'

import { Button, toast, useSelection } from '@payloadcms/ui'
import { useTransition } from 'react'
import { actionErrors } from '@/src/content/admin/rowActions'
import { offerSelectionWords as words } from '@/src/content/admin/selections'
import { SelectionBar } from '../list/SelectionBar'
import { useListRequest } from '../list/useListRequest'

/** Offers are put on the site or taken off it, several at once. */
export function OfferSelection() {
  const { selectedIDs, toggleAll } = useSelection()
  const { patch } = useListRequest('job-offers')
  const [isSaving, startSaving] = useTransition()

  const change = (isActive: boolean) =>
    startSaving(async () => {
      if (!(await patch(selectedIDs, { isActive }))) {
        toast.error(actionErrors.status)
        return
      }
      toast.success((isActive ? words.activated : words.deactivated)(selectedIDs.length))
      toggleAll()
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
