'use client'

import { toast, useSelection } from '@payloadcms/ui'
import { useTransition } from 'react'
import { type ActionableCollection, actionErrors } from '@/src/content/admin/rowActions'
import { bulkChangeWords, selectionWords } from '@/src/content/admin/selections'
import { idsByValue, type PreviousValue } from '@/src/domain/admin/bulkChange'
import { UNDO_PARAM } from '@/src/domain/submissions/messageStatus'
import { showUndoable } from '../notice/showSuccess'
import { savesAnswered } from './savesUnderWay'
import { useListRequest } from './useListRequest'

type Options<Value> = {
  collection: ActionableCollection
  field: string
  /** Whether a document may change from its current value to the new one. Default: when they differ. */
  may?: (current: unknown, next: Value) => boolean
  successText: (next: Value, count: number) => string
}

/** Sets a field of all selected documents, on any page of the list; shows how many changed and offers to undo. */
export function useBulkChange<Value extends string | boolean>(options: Options<Value>) {
  const { collection, field, may = (current, next) => current !== next, successText } = options
  const { selectedIDs, toggleAll } = useSelection()
  const { patch, read } = useListRequest(collection)
  const [isSaving, startSaving] = useTransition()

  const takeBack = async (next: Value, changed: PreviousValue<unknown>[]) => {
    // Restores only documents that still have the new value: a colleague's later change stays.
    const unchanged = { [`where[${field}][equals]`]: String(next), [UNDO_PARAM]: 'oui' }
    let restored = 0
    for (const { ids, value } of idsByValue(changed)) {
      restored += (await patch(ids, { [field]: value }, unchanged)).length
    }
    if (restored === 0) toast.error(selectionWords.notUndone)
    else if (restored < changed.length) {
      toast.warning(selectionWords.undoneInPart(changed.length - restored))
    } else toast.success(selectionWords.undone)
  }

  const change = (next: Value) =>
    startSaving(async () => {
      await savesAnswered()
      const rows = (await read(selectedIDs, field)).map((row) => ({
        id: row.id,
        value: row[field],
      }))
      const rowsToChange = rows.filter(({ value }) => may(value, next))
      const accepted = new Set(
        await patch(
          rowsToChange.map(({ id }) => id),
          { [field]: next },
        ),
      )
      const changed = rowsToChange.filter(({ id }) => accepted.has(id))
      const isWhole = rows.length === selectedIDs.length && changed.length === rowsToChange.length
      if (changed.length > 0) {
        showUndoable(successText(next, changed.length), () => void takeBack(next, changed))
      }
      if (!isWhole) {
        const part = bulkChangeWords.inPart(changed.length, selectedIDs.length)
        toast.error(actionErrors.status, { description: changed.length > 0 ? part : undefined })
        return
      }
      if (changed.length === 0) toast.info(bulkChangeWords.nothing)
      toggleAll()
    })

  return { change, isSaving }
}
