'use client'

import { useEffect, useEffectEvent } from 'react'
import { useFieldReveal } from './useFieldReveal'

const ASKED = /^#field-([\w-]+)$/

/** Leads to the field that the address names behind `#`. */
export function AskedField() {
  const reveal = useFieldReveal()
  const lead = useEffectEvent(() => {
    const [, asked] = ASKED.exec(location.hash) ?? []
    if (asked) void reveal(asked.replaceAll('__', '.'))
  })
  useEffect(() => lead(), [])
  return null
}
