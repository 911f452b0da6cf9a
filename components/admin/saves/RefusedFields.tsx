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
 * Above the form: what the server found wrong with a field stays said beside it until something is changed.
 * Payload asks how the form stands a quarter of a second after each change, and what comes back after a
 * refusal would take away what the refusal said. What was refused is not saved, although Payload says so of the form:
 * its buttons to publish and to save a draft would stay disabled.
 */
export function RefusedFields() {
  const [fields, dispatchFields] = useAllFormFields()
  const { setModified } = useForm()
  const isProcessing = useFormProcessing()
  const isModified = useFormModified()
  const isSubmitted = useFormSubmitted()
  const refused = useRef<{ values: FormState; said: Map<string, string> } | null>(null)

  const noteEnd = useEffectEvent(() => {
    const isRefused = !isProcessing && isSubmitted && !isModified
    refused.current = isRefused ? { values: fields, said: new Map(faultsOf(fields)) } : null
    if (isRefused) setModified(true)
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: a save begins, or has ended.
  useEffect(() => noteEnd(), [isProcessing])

  useEffect(() => {
    if (!refused.current) return
    const { values, said } = refused.current
    if (Object.entries(fields).some(([path, { value }]) => value !== values[path]?.value)) {
      refused.current = null
      return
    }
    // The end of a save is told before what was wrong with it.
    for (const [path, message] of faultsOf(fields)) said.set(path, message)
    const lost = [...said].filter(([path]) => fields[path]?.valid !== false)
    if (lost.length === 0) return
    const errors = lost.map(([path, message]) => ({ path, message }))
    dispatchFields({ type: 'ADD_SERVER_ERRORS', errors })
  }, [fields, dispatchFields])

  return null
}

// A save over something newer is no fault of a field: NewerSave asks, and lets go.
const faultsOf = (fields: FormState) =>
  Object.entries(fields).flatMap(([path, { errorMessage, valid }]): [string, string][] =>
    valid === false && errorMessage && path !== 'updatedAt' ? [[path, errorMessage]] : [],
  )
