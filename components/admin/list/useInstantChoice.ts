'use client'

import { toast } from '@payloadcms/ui'
import { useOptimistic, useRef, useTransition } from 'react'
import { actionErrors } from '@/src/content/admin/rowActions'

type Options<Value> = {
  value: Value
  /** Answers whether the server has accepted. */
  save: (chosen: Value) => Promise<boolean>
  onSaved: (chosen: Value) => void
}

/**
 * A choice that is saved as it is made: shown at once, taken back with a sentence when it is refused. Who
 * changes their mind meanwhile gets the later choice: one is saved after the other.
 */
export function useInstantChoice<Value>({ value, save, onSaved }: Options<Value>) {
  const [shown, show] = useOptimistic(value)
  const [isSaving, startSaving] = useTransition()
  const last = useRef<Promise<unknown>>(Promise.resolve())

  const choose = (chosen: Value) =>
    startSaving(async () => {
      show(chosen)
      const saving = last.current.then(() => save(chosen))
      last.current = saving
      if (await saving) onSaved(chosen)
      else toast.error(actionErrors.status)
    })

  return { shown, isSaving, choose }
}
