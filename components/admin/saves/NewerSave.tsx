'use client'

import { useDocumentInfo, useForm, useFormFields } from '@payloadcms/ui'
import { useEffect, useRef } from 'react'
import { NewerSaveDialog } from './NewerSaveDialog'
import { readRefusal } from './refusedSave'
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

  // biome-ignore lint/correctness/useExhaustiveDependencies: what the form holds once it has a new date is what is stored.
  useEffect(() => {
    whenLoaded.current = getData()
  }, [savedAt])

  const refusal = date?.valid === false ? readRefusal(date.errorMessage) : null
  if (!refusal) return null
  const base = data?.updatedAt === savedAt ? data : whenLoaded.current
  return <NewerSaveDialog base={base} refusal={refusal} />
}
