'use client'

import { useDocumentInfo, useForm, useFormFields } from '@payloadcms/ui'
import { useEffect, useRef, useState } from 'react'
import { parseSaveRefusal, type SaveRefusal } from './refusedSave'
import { SaveConflictDialog } from './SaveConflictDialog'
import { useUnsavedChangesConfirmation } from './useUnsavedChangesConfirmation'

/**
 * Opens the conflict dialog when the server refuses a save because a newer version was saved meanwhile.
 * The server sends the refusal as a validation error of the field `updatedAt`.
 */
export function SaveConflictHandler() {
  useUnsavedChangesConfirmation()
  const { data } = useDocumentInfo()
  const { getData } = useForm()
  const date = useFormFields(([fields]) => fields.updatedAt)
  const savedAt: unknown = date?.value
  const whenLoaded = useRef<unknown>(data)
  const [lastErrorMessage, setLastErrorMessage] = useState<unknown>()
  const [refused, setRefused] = useState<{ base: unknown; refusal: SaveRefusal } | null>(null)

  // biome-ignore lint/correctness/useExhaustiveDependencies: after a save the form holds the stored document.
  useEffect(() => {
    whenLoaded.current = getData()
  }, [savedAt])

  // Payload validates a draft again at once and clears the error, so the refusal is stored until the user answers it.
  const errorMessage: unknown = date?.valid === false ? date.errorMessage : undefined
  if (errorMessage !== lastErrorMessage) {
    setLastErrorMessage(errorMessage)
    const refusal = parseSaveRefusal(errorMessage)
    const base = data?.updatedAt === savedAt ? data : whenLoaded.current
    if (refusal) setRefused({ base, refusal })
  }
  return refused ? <SaveConflictDialog {...refused} onAnswered={() => setRefused(null)} /> : null
}
