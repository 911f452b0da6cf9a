'use client'

import { toast, useSelection } from '@payloadcms/ui'
import { useTransition } from 'react'
import type {
  BulkChangeProps,
  FieldChange,
} from '@/components/admin/jobApplications/applicationAction'
import { waitForPendingSaves } from '@/components/admin/list/pendingSaves'
import { useBulkRequest } from '@/components/admin/list/useBulkRequest'
import { showUndoToast } from '@/components/admin/notice/showSuccess'
import { type ActionableCollection, rowActionErrors } from '@/src/content/admin/rowActionTexts'
import { selectionWords } from '@/src/content/admin/selections'
import { UNDO_PARAM } from '@/src/domain/submissions/messageStatus'
import { groupIdsByValue, type PreviousValue } from '@/src/plugins/list-tools/rules/bulkChange'
import { bulkChangeWords, selectionBarWords } from '@/src/plugins/list-tools/words/admin/selections'

/** Sets a field of all selected documents, on any page of the list; shows how many changed and offers to undo. */
export function useBulkChange(collection: ActionableCollection): BulkChangeProps {
  const { selectedIDs, toggleAll } = useSelection()
  const { patch, read } = useBulkRequest(collection)
  const [isSaving, startSaving] = useTransition()

  const takeBack = async ({ field, next }: FieldChange, changed: PreviousValue<unknown>[]) => {
    // Restores only documents with the new value, because a colleague may have changed others.
    const unchanged = { [`where[${field}][equals]`]: String(next), [UNDO_PARAM]: 'oui' }
    let restored = 0
    for (const { ids, value } of groupIdsByValue(changed)) {
      restored += (await patch(ids, { [field]: value }, unchanged)).length
    }
    if (restored === 0) toast.error(selectionWords.notUndone)
    else if (restored < changed.length) {
      toast.warning(selectionBarWords.undoneInPart(changed.length - restored))
    } else toast.success(selectionWords.undone)
  }

  const change = (made: FieldChange) =>
    startSaving(async () => {
      const { field, next, may = (current) => current !== next, successText } = made
      await waitForPendingSaves()
      const rows = (await read(selectedIDs, field)).map((row) => ({
        id: row.id,
        value: row[field],
      }))
      const rowsToChange = rows.filter(({ value }) => may(value))
      const accepted = new Set(
        await patch(
          rowsToChange.map(({ id }) => id),
          { [field]: next },
        ),
      )
      const changed = rowsToChange.filter(({ id }) => accepted.has(id))
      const isWhole = rows.length === selectedIDs.length && changed.length === rowsToChange.length
      if (changed.length > 0) {
        showUndoToast(successText(changed.length), () => void takeBack(made, changed))
      }
      if (!isWhole) {
        const part = bulkChangeWords.inPart(changed.length, selectedIDs.length)
        toast.error(rowActionErrors.status, { description: changed.length > 0 ? part : undefined })
        return
      }
      if (changed.length === 0) toast.info(bulkChangeWords.nothing)
      toggleAll()
    })

  return { change, isSaving }
}
