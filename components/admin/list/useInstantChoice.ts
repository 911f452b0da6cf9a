'use client'

import { toast } from '@payloadcms/ui'
import { useRef, useState } from 'react'
import { rowActionErrors } from '@/src/content/admin/rowActionTexts'
import { selectionWords } from '@/src/content/admin/selections'
import { showUndoToast } from '../notice/showSuccess'
import { trackSave } from './pendingSaves'

type Options<Value> = {
  value: Value
  /** Returns whether the server accepted the change. */
  save: (chosen: Value) => Promise<boolean>
  /** Restores the earlier value unless a colleague changed it since; returns whether it was restored. */
  takeBack: (chosen: Value, earlier: Value) => Promise<boolean>
  onSaved: (chosen: Value) => void
  successText: (chosen: Value) => string
  /** Error message for a refusal with a known reason. */
  refused?: () => string | undefined
}

/**
 * Saves a choice immediately and shows it before the response (optimistic update). A refused choice is reverted
 * with an error message; a saved one can be undone. Saves run one after the other, so the latest choice wins.
 * No transition is used: React would delay a navigation until the response arrives.
 */
export function useInstantChoice<Value>(options: Options<Value>) {
  const { value, save, takeBack, onSaved, successText, refused } = options
  const [pendingChoice, setPendingChoice] = useState<{ chosen: Value }>()
  const lastSave = useRef<Promise<unknown>>(Promise.resolve())

  const undo = async (chosen: Value, earlier: Value) => {
    if (!(await takeBack(chosen, earlier))) {
      toast.error(selectionWords.notUndone)
      return
    }
    onSaved(earlier)
    toast.success(selectionWords.undone)
  }
  const choose = async (chosen: Value) => {
    const choice = { chosen }
    setPendingChoice(choice)
    const saving = trackSave(lastSave.current.then(() => save(chosen)))
    lastSave.current = saving
    const isSaved = await saving
    setPendingChoice((latest) => (latest === choice ? undefined : latest))
    if (!isSaved) {
      toast.error(refused?.() ?? rowActionErrors.status)
      return
    }
    onSaved(chosen)
    if (chosen !== value) showUndoToast(successText(chosen), () => void undo(chosen, value))
    else toast.success(successText(chosen))
  }

  return {
    shown: pendingChoice ? pendingChoice.chosen : value,
    isSaving: pendingChoice !== undefined,
    choose: (chosen: Value) => void choose(chosen),
  }
}
