'use client'

import { toast } from '@payloadcms/ui'
import { useDocumentRequest } from '@/components/admin/list/useDocumentRequest'
import { showUndoToast } from '@/components/admin/notice/showSuccess'
import { discardBody, request } from '@/components/admin/request/request'
import { useRequestAction } from '@/components/admin/request/useRequestAction'
import { rowActionErrors } from '@/src/content/admin/rowActionTexts'
import { selectionWords } from '@/src/content/admin/selections'
import { spamWords as words } from '@/src/plugins/linked-persons/words/admin/spam'

/** Marks an application as spam or removes the mark; both can be undone. */
export function useSpamMark(id: number | string) {
  const { takeBack } = useDocumentRequest({ collection: 'job-applications', id })
  const { isBusy, run } = useRequestAction()

  const undo = async (isSpam: boolean) => {
    if (await takeBack('isSpam', isSpam, { isSpam: !isSpam })) toast.success(selectionWords.undone)
    else toast.error(selectionWords.notUndone)
  }
  const mark = (isSpam: boolean, onMarked?: () => void) =>
    void run({
      send: () =>
        request(`/api/job-applications/${id}`, { method: 'PATCH', body: { isSpam } }, discardBody),
      failed: rowActionErrors.status,
      onDone: () => {
        showUndoToast(isSpam ? words.marked(1) : words.takenBack(1), () => void undo(isSpam))
        onMarked?.()
      },
    })
  return { isSaving: isBusy, mark }
}
