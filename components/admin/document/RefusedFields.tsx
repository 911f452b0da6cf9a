'use client'

import {
  useAllFormFields,
  useForm,
  useFormModified,
  useFormProcessing,
  useFormSubmitted,
} from '@payloadcms/ui'
import type { FormState } from 'payload'
import { useEffect, useEffectEvent, useRef } from 'react'

/**
 * Shows the field errors of a refused save until the user changes a value.
 * Payload requests the form state 250 ms after each change; a response that arrives after the refusal would
 * clear these errors. Payload also marks the form as unmodified after a refused save, which would disable the
 * buttons to publish and to save a draft, so the form is marked as modified again.
 */
export function RefusedFields() {
  const [fields, dispatchFields] = useAllFormFields()
  const { setModified } = useForm()
  const isProcessing = useFormProcessing()
  const isModified = useFormModified()
  const isSubmitted = useFormSubmitted()
  const refused = useRef<{ values: FormState; errors: Map<string, string> } | null>(null)

  const recordSaveEnd = useEffectEvent(() => {
    const isRefused = !isProcessing && isSubmitted && !isModified
    refused.current = isRefused
      ? { values: fields, errors: new Map(listFieldErrors(fields)) }
      : null
    if (isRefused) setModified(true)
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs only when a save starts or ends.
  useEffect(() => recordSaveEnd(), [isProcessing])

  useEffect(() => {
    if (!refused.current) return
    const { values, errors } = refused.current
    if (Object.entries(fields).some(([path, { value }]) => value !== values[path]?.value)) {
      refused.current = null
      return
    }
    // The save ends before its errors are in the form state, so later errors are added.
    for (const [path, message] of listFieldErrors(fields)) errors.set(path, message)
    const lost = [...errors].filter(([path]) => fields[path]?.valid !== false)
    if (lost.length === 0) return
    const restored = lost.map(([path, message]) => ({ path, message }))
    dispatchFields({ type: 'ADD_SERVER_ERRORS', errors: restored })
  }, [fields, dispatchFields])

  return null
}

// An error of `updatedAt` is a save conflict, which NewerSave handles.
const listFieldErrors = (fields: FormState) =>
  Object.entries(fields).flatMap(([path, { errorMessage, valid }]): [string, string][] =>
    valid === false && errorMessage && path !== 'updatedAt' ? [[path, errorMessage]] : [],
  )
