'use client'

import { useDocumentInfo, useForm, useFormFields } from '@payloadcms/ui'
import { useEffect, useRef, useState } from 'react'
import { NewerSaveDialog } from './NewerSaveDialog'
import { type Refusal, readRefusal } from './refusedSave'
import { useAskedBack } from './useAskedBack'

/**
 * Above the form: takes over where the server refused to save over something newer. It finds the refusal
 * where Payload leaves it, as what is wrong with the date that the form was filled in over.
 */
export function NewerSave() {
  useAskedBack()
  const { data } = useDocumentInfo()
  const { getData } = useForm()
  const date = useFormFields(([fields]) => fields.updatedAt)
  const savedAt: unknown = date?.value
  const whenLoaded = useRef<unknown>(data)
  const [lastTold, setLastTold] = useState<unknown>()
  const [refused, setRefused] = useState<{ base: unknown; refusal: Refusal } | null>(null)

  // biome-ignore lint/correctness/useExhaustiveDependencies: what the form holds once it has a new date is what is stored.
  useEffect(() => {
    whenLoaded.current = getData()
  }, [savedAt])

  // Of a draft Payload judges the form anew at once, this date with it: what was refused stands until it is answered.
  const told: unknown = date?.valid === false ? date.errorMessage : undefined
  if (told !== lastTold) {
    setLastTold(told)
    const refusal = readRefusal(told)
    const base = data?.updatedAt === savedAt ? data : whenLoaded.current
    if (refusal) setRefused({ base, refusal })
  }
  return refused ? <NewerSaveDialog {...refused} onAnswered={() => setRefused(null)} /> : null
}
