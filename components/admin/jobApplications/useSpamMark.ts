'use client'

import { toast } from '@payloadcms/ui'
import { useTransition } from 'react'
import { actionErrors } from '@/src/content/admin/rowActions'
import { selectionWords } from '@/src/content/admin/selections'
import { spamWords as words } from '@/src/content/admin/spam'
import { useDocumentRequest } from '../list/useDocumentRequest'
import { sayUndoable } from '../notice/sayDone'

/** Puts an application among those that are not serious, or back, and takes that back. */
export function useSpamMark(id: number | string) {
  const { patch, takeBack } = useDocumentRequest({ collection: 'job-applications', id })
  const [isSaving, startSaving] = useTransition()

  const undo = async (isSpam: boolean) => {
    if (await takeBack('isSpam', isSpam, { isSpam: !isSpam })) toast.success(selectionWords.undone)
    else toast.error(selectionWords.notUndone)
  }
  const mark = (isSpam: boolean, onMarked?: () => void) =>
    startSaving(async () => {
      if (!(await patch({ isSpam }))) {
        toast.error(actionErrors.status)
        return
      }
      sayUndoable(isSpam ? words.marked(1) : words.takenBack(1), () => void undo(isSpam))
      onMarked?.()
    })
  return { isSaving, mark }
}
