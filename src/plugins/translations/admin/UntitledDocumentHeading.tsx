'use client'

import { useDocumentInfo, useDocumentTitle } from '@payloadcms/ui'
import { useEffect } from 'react'

/** Replaces the number that Payload shows as the heading of a document without a title. */
export function UntitledDocumentHeading({ title }: { title: string }) {
  const { id } = useDocumentInfo()
  const { title: shown, setDocumentTitle } = useDocumentTitle()
  const isNumber = shown === String(id)
  useEffect(() => {
    if (!isNumber) return
    // Payload sets the number in an effect that runs after this one.
    const next = requestAnimationFrame(() => setDocumentTitle(title))
    return () => cancelAnimationFrame(next)
  }, [isNumber, setDocumentTitle, title])
  return null
}
