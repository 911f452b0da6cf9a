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
import { newDocumentHeadings } from '@/src/content/admin/newDocumentHeadings'

/** Sets a heading such as « Nouvelle offre » for a new document, in place of Payload's « [Sans titre] ». */
export function NewDocumentTitle() {
  const { id, collectionSlug } = useDocumentInfo()
  const { title, setDocumentTitle } = useDocumentTitle()
  const { setStepNav } = useStepNav()
  const { drawerSlug } = useDocumentDrawerContext()
  const { config, getEntityConfig } = useConfig()
  const { t } = useTranslation()
  const newDocumentName = newDocumentHeadings[collectionSlug ?? '']
  const titleField = collectionSlug && getEntityConfig({ collectionSlug }).admin.useAsTitle
  // Payload keeps the form state after the first save, when the form becomes that of the stored document.
  const titleValue = useFormFields(([fields]) => fields[titleField ?? '']?.value)
  const isStillNew = id !== undefined && newDocumentName !== undefined && title === newDocumentName
  useEffect(() => {
    if (isStillNew && typeof titleValue === 'string' && titleValue !== '')
      setDocumentTitle(titleValue)
  }, [isStillNew, titleValue, setDocumentTitle])
  const isUntitled = id === undefined && title === `[${t('general:untitled')}]`
  useEffect(() => {
    if (id !== undefined || !collectionSlug || !newDocumentName) return
    const { plural } = getEntityConfig({ collectionSlug }).labels
    const list = { label: plural, url: `${config.routes.admin}/collections/${collectionSlug}` }
    // Payload sets its own title and breadcrumb in an effect that runs after this one.
    const next = requestAnimationFrame(() => {
      if (isUntitled) setDocumentTitle(newDocumentName)
      // In a drawer the breadcrumb does not change, because it belongs to the page behind it.
      if (!drawerSlug) setStepNav([list, { label: newDocumentName }])
    })
    return () => cancelAnimationFrame(next)
  }, [
    collectionSlug,
    config,
    drawerSlug,
    getEntityConfig,
    id,
    isUntitled,
    newDocumentName,
    setDocumentTitle,
    setStepNav,
  ])
  return null
}
