'use client'

import { toast } from '@payloadcms/ui'
import { useRef, useState } from 'react'
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
  /** Why the server may have refused, where that is known. */
  refused?: () => string | undefined
}

/**
 * A choice that is saved as it is made: shown at once, taken back with a sentence when it is refused, or when
 * whoever made it thinks again. Who changes their mind meanwhile gets the later choice: one is saved after
 * the other. No transition: React would keep back the page that somebody opens until the server has answered.
 */
export function useInstantChoice<Value>(options: Options<Value>) {
  const { value, save, takeBack, onSaved, said, refused } = options
  const [unanswered, setUnanswered] = useState<{ chosen: Value }>()
  const last = useRef<Promise<unknown>>(Promise.resolve())

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
    setUnanswered(choice)
    const saving = noteSave(last.current.then(() => save(chosen)))
    last.current = saving
    const isSaved = await saving
    setUnanswered((latest) => (latest === choice ? undefined : latest))
    if (!isSaved) {
      toast.error(refused?.() ?? actionErrors.status)
      return
    }
    onSaved(chosen)
    if (chosen !== value) sayUndoable(said(chosen), () => void undo(chosen, value))
    else toast.success(said(chosen))
  }

  return {
    shown: unanswered ? unanswered.chosen : value,
    isSaving: unanswered !== undefined,
    choose: (chosen: Value) => void choose(chosen),
  }
}
