'use client'

import { toast } from '@payloadcms/ui'
import { useOptimistic, useRef, useTransition } from 'react'
import { actionErrors } from '@/src/content/admin/rowActions'
import { selectionWords } from '@/src/content/admin/selections'
import { sayUndoable } from '../notice/sayDone'
import { noteSave } from './savesUnderWay'

type Options<Value> = {
  value: Value
  /** Answers whether the server has accepted. */
  save: (chosen: Value) => Promise<boolean>
  /** The same, only if the value still is the one that was chosen: a colleague's later choice stays. */
  takeBack: (chosen: Value, earlier: Value) => Promise<boolean>
  onSaved: (chosen: Value) => void
  said: (chosen: Value) => string
}

/**
 * A choice that is saved as it is made: shown at once, taken back with a sentence when it is refused, or when
 * whoever made it thinks again. Who changes their mind meanwhile gets the later choice: one is saved after
 * the other.
 */
export function useInstantChoice<Value>(options: Options<Value>) {
  const { value, save, takeBack, onSaved, said } = options
  const [shown, show] = useOptimistic(value)
  const [isSaving, startSaving] = useTransition()
  const last = useRef<Promise<unknown>>(Promise.resolve())

  const undo = async (chosen: Value, earlier: Value) => {
    if (!(await takeBack(chosen, earlier))) {
      toast.error(selectionWords.notUndone)
      return
    }
    onSaved(earlier)
    toast.success(selectionWords.undone)
  }
  const choose = (chosen: Value) =>
    startSaving(async () => {
      show(chosen)
      const saving = noteSave(last.current.then(() => save(chosen)))
      last.current = saving
      if (await saving) {
        onSaved(chosen)
        if (chosen !== value) sayUndoable(said(chosen), () => void undo(chosen, value))
        else toast.success(said(chosen))
      } else toast.error(actionErrors.status)
    })

  return { shown, isSaving, choose }
}
