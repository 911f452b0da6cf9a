'use client'

import {
  useConfig,
  useDocumentDrawerContext,
  useDocumentInfo,
  useDocumentTitle,
  useFormFields,
  useStepNav,
  useTranslation,
} from '@payloadcms/ui'
import { useEffect } from 'react'
import { newDocuments } from '@/src/content/admin/newDocuments'

/** Calls a document that has no title yet after what is being made, where Payload says what it lacks. */
export function NewDocumentTitle() {
  const { id, collectionSlug } = useDocumentInfo()
  const { title, setDocumentTitle } = useDocumentTitle()
  const { setStepNav } = useStepNav()
  const { drawerSlug } = useDocumentDrawerContext()
  const { config, getEntityConfig } = useConfig()
  const { t } = useTranslation()
  const making = newDocuments[collectionSlug ?? '']
  const titleField = collectionSlug && getEntityConfig({ collectionSlug }).admin.useAsTitle
  // Kept by Payload when the form becomes that of the stored document.
  const named = useFormFields(([fields]) => fields[titleField ?? '']?.value)
  const isStillNew = id !== undefined && making !== undefined && title === making
  useEffect(() => {
    if (isStillNew && typeof named === 'string' && named !== '') setDocumentTitle(named)
  }, [isStillNew, named, setDocumentTitle])
  const isUntitled = id === undefined && title === `[${t('general:untitled')}]`
  useEffect(() => {
    if (id !== undefined || !collectionSlug || !making) return
    const { plural } = getEntityConfig({ collectionSlug }).labels
    const list = { label: plural, url: `${config.routes.admin}/collections/${collectionSlug}` }
    // Payload sets its own when the page has been drawn, after what stands on it.
    const next = requestAnimationFrame(() => {
      if (isUntitled) setDocumentTitle(making)
      // In a drawer the way to the page behind it stays.
      if (!drawerSlug) setStepNav([list, { label: making }])
    })
    return () => cancelAnimationFrame(next)
  }, [
    collectionSlug,
    config,
    drawerSlug,
    getEntityConfig,
    id,
    isUntitled,
    making,
    setDocumentTitle,
    setStepNav,
  ])
  return null
}
