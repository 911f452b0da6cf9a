'use client'

import { Button, toast, useAuth, useSelection } from '@payloadcms/ui'
import type { CollectionSlug } from 'payload'
import { useState, useTransition } from 'react'
import { ConfirmDialog } from '@/components/admin/dialog/ConfirmDialog'
import { useBulkRequest } from '@/components/admin/list/useBulkRequest'
import {
  bulkChangeWords,
  publicationSelectionWords,
} from '@/src/plugins/list-tools/words/admin/selections'

type PublicationStatus = keyof typeof publicationSelectionWords
type PublicationConfirmation = { status: PublicationStatus; ids: (number | string)[] }

// Publishing reads the latest draft; unpublishing reads the published version.
const VERSION_QUERY_BY_STATUS = { published: { draft: 'true' }, draft: {} } as const

/** Publishes or unpublishes the selected documents, without those that already have this status. */
export function BulkPublicationActions({ collection }: { collection: CollectionSlug }) {
  const { selectedIDs, toggleAll } = useSelection()
  const { permissions } = useAuth()
  const { patch, read } = useBulkRequest(collection)
  const [confirmation, setConfirmation] = useState<PublicationConfirmation | null>(null)
  const [isReading, startReading] = useTransition()
  if (!permissions?.collections?.[collection]?.update) return null

  const askConfirmation = (status: PublicationStatus) =>
    startReading(async () => {
      const rows = await read(selectedIDs, '_status', VERSION_QUERY_BY_STATUS[status])
      if (rows.length < selectedIDs.length) return void toast.error(bulkChangeWords.unreadable)
      const ids = rows.filter(({ _status }) => _status !== status).map(({ id }) => id)
      if (ids.length > 0) setConfirmation({ status, ids })
      else toast.info(bulkChangeWords.nothing)
    })
  const confirm = async ({ status, ids }: PublicationConfirmation) => {
    const only = { ...VERSION_QUERY_BY_STATUS[status], 'where[_status][not_equals]': status }
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
  const button = (status: PublicationStatus) => (
    <Button
      buttonStyle="secondary"
      disabled={isReading}
      margin={false}
      onClick={() => askConfirmation(status)}
      size="small"
    >
      {publicationSelectionWords[status].label}
    </Button>
  )
  return (
    <>
      {button('published')}
      {button('draft')}
      {confirmation && (
        <ConfirmDialog
          doing={publicationSelectionWords[confirmation.status].doing}
          label={publicationSelectionWords[confirmation.status].label}
          onClose={() => setConfirmation(null)}
          onConfirm={() => confirm(confirmation)}
          title={publicationSelectionWords[confirmation.status].title}
        >
          <p>{publicationSelectionWords[confirmation.status].question(confirmation.ids.length)}</p>
        </ConfirmDialog>
      )}
    </>
  )
}
