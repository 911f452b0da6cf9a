'use client'

import { useEffect, useEffectEvent } from 'react'
import { useFieldReveal } from './useFieldReveal'

const FIELD_HASH_PATTERN = /^#field-([\w-]+)$/

/** Reveals the form field that the hash of the URL names. */
export function RevealFieldFromUrl() {
  const reveal = useFieldReveal()
  const revealFromHash = useEffectEvent(() => {
    const [, fieldPath] = FIELD_HASH_PATTERN.exec(location.hash) ?? []
    if (fieldPath) void reveal(fieldPath.replaceAll('__', '.'))
  })
  useEffect(() => revealFromHash(), [])
  return null
}
