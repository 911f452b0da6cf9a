'use client'

import { Button, toast, useListQuery, useSelection } from '@payloadcms/ui'
import { useTransition } from 'react'
import { contactMessageWords } from '@/src/content/admin/contactMessageView'
import { actionErrors } from '@/src/content/admin/rowActions'
import { statusSelectionWords as words } from '@/src/content/admin/selections'
import { canFollow, isMessageStatus, type MessageStatus } from '@/src/domain/messageStatus'
import { SelectionBar } from '../list/SelectionBar'
import { useListRequest } from '../list/useListRequest'

const STEPS = ['read', 'replied'] as const satisfies readonly MessageStatus[]

/** Takes several messages a step further; those that are there already stay. */
export function MessageSelection() {
  const { selectedIDs, toggleAll } = useSelection()
  const { data } = useListQuery()
  const { patch } = useListRequest('contact-messages')
  const [isSaving, startSaving] = useTransition()

  const chosen = (data?.docs ?? []).filter(({ id }) => selectedIDs.includes(id))
  const idsThatMayBecome = (next: MessageStatus) =>
    chosen
      .filter(({ status }) => isMessageStatus(status) && canFollow(status, next))
      .map(({ id }) => id)

  const advance = (status: MessageStatus, ids: (number | string)[]) =>
    startSaving(async () => {
      if (!(await patch(ids, { status }))) {
        toast.error(actionErrors.status)
        return
      }
      toast.success(words.updated(ids.length))
      toggleAll()
    })

  return (
    <SelectionBar collection="contact-messages">
      {STEPS.map((step) => {
        const ids = idsThatMayBecome(step)
        if (ids.length === 0) return null
        return (
          <Button
            buttonStyle="secondary"
            disabled={isSaving}
            key={step}
            margin={false}
            onClick={() => advance(step, ids)}
            size="small"
          >
            {contactMessageWords.advance[step]}
          </Button>
        )
      })}
    </SelectionBar>
  )
}
