'use client'

import { Button, toast, useAuth, useSelection } from '@payloadcms/ui'
import type { CollectionSlug } from 'payload'
import { useState, useTransition } from 'react'
import { bulkChangeWords, publicationSelectionWords } from '@/src/content/admin/selections'
import { ConfirmDialog } from '../dialog/ConfirmDialog'
import { useListRequest } from './useListRequest'

type Status = keyof typeof publicationSelectionWords
type Asked = { status: Status; ids: (number | string)[] }

// Publishing starts from the latest version, withdrawing from the published one.
const VERSION = { published: { draft: 'true' }, draft: {} } as const

/** Publishes the selected documents, or withdraws them from the site: those that are not so already. */
export function PublicationActions({ collection }: { collection: CollectionSlug }) {
  const { selectedIDs, toggleAll } = useSelection()
  const { permissions } = useAuth()
  const { patch, read } = useListRequest(collection)
  const [asked, setAsked] = useState<Asked | null>(null)
  const [isReading, startReading] = useTransition()
  if (!permissions?.collections?.[collection]?.update) return null

  const ask = (status: Status) =>
    startReading(async () => {
      const held = await read(selectedIDs, '_status', VERSION[status])
      if (held.length < selectedIDs.length) return void toast.error(bulkChangeWords.unreadable)
      const ids = held.filter(({ _status }) => _status !== status).map(({ id }) => id)
      if (ids.length > 0) setAsked({ status, ids })
      else toast.info(bulkChangeWords.nothing)
    })
  const confirm = async ({ status, ids }: Asked) => {
    const only = { ...VERSION[status], 'where[_status][not_equals]': status }
    const changed = await patch(ids, { _status: status }, only)
    const words = publicationSelectionWords[status]
    if (changed.length < ids.length) {
      const description = changed.length > 0 ? bulkChangeWords.inPart : undefined
      toast.error(words.failed, { description: description?.(changed.length, ids.length) })
      return
    }
    toast.success(words.done(changed.length))
    toggleAll()
  }
  const button = (status: Status) => (
    <Button
      buttonStyle="secondary"
      disabled={isReading}
      margin={false}
      onClick={() => ask(status)}
      size="small"
    >
      {publicationSelectionWords[status].label}
    </Button>
  )
  return (
    <>
      {button('published')}
      {button('draft')}
      {asked && (
        <ConfirmDialog
          doing={publicationSelectionWords[asked.status].doing}
          label={publicationSelectionWords[asked.status].label}
          onClose={() => setAsked(null)}
          onConfirm={() => confirm(asked)}
          title={publicationSelectionWords[asked.status].title}
        >
          <p>{publicationSelectionWords[asked.status].question(asked.ids.length)}</p>
        </ConfirmDialog>
      )}
    </>
  )
}
