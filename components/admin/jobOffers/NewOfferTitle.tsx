'use client'

import { useDocumentInfo, useDocumentTitle, useTranslation } from '@payloadcms/ui'
import { useEffect } from 'react'
import { listActions } from '@/src/content/admin/lists'

/** Calls an offer that has no title yet after what is being done, where Payload says what it lacks. */
export function NewOfferTitle() {
  const { id } = useDocumentInfo()
  const { title, setDocumentTitle } = useDocumentTitle()
  const { t } = useTranslation()
  const isUntitled = id === undefined && title === `[${t('general:untitled')}]`
  useEffect(() => {
    if (!isUntitled) return
    // Payload sets its own when the page has been drawn, after what stands on it.
    const next = requestAnimationFrame(() => setDocumentTitle(listActions.newOffer))
    return () => cancelAnimationFrame(next)
  }, [isUntitled, setDocumentTitle])
  return null
}
