'use client'

import { toast, useDocumentInfo, useLocale } from '@payloadcms/ui'
import { useEffect, useRef } from 'react'
import { rowActionLabels } from '@/src/content/admin/rowActionTexts'
import {
  internalPagePath,
  type PageCollection,
  type PageGlobal,
  SINGLE_PAGE_PATHS,
} from '@/src/domain/pages/contentPages'
import { showPublishedToast } from '../notice/showSuccess'

type Props = { collection?: PageCollection; global?: PageGlobal }

// Payload shows its success toast some time after the new data arrives, so the component polls for the toast.
const TOAST_CHECK_INTERVAL_MS = 100
const MAX_TOAST_CHECKS = 50

/** Adds a link to the public page to the success toast after a publication. */
export function SeeOnSite({ collection, global }: Props) {
  const { data } = useDocumentInfo()
  const { code } = useLocale()
  const slug: unknown = data?.slug
  const savedAt: unknown = data?.updatedAt
  const isPublished = data?._status === 'published'
  const path = global
    ? SINGLE_PAGE_PATHS[global]
    : collection && typeof slug === 'string' && internalPagePath(collection, slug)
  const before = useRef(savedAt)

  useEffect(() => {
    if (savedAt === before.current) return
    const isNew = before.current !== undefined
    before.current = savedAt
    if (!isNew || !isPublished || !path) return
    let checks = 0
    const timer = setInterval(() => {
      const successToast = toast
        .getToasts()
        .find((shown) => 'type' in shown && shown.type === 'success')
      if (successToast)
        showPublishedToast(rowActionLabels.published, `/${code}${path}`, successToast.id)
      if (successToast || ++checks === MAX_TOAST_CHECKS) clearInterval(timer)
    }, TOAST_CHECK_INTERVAL_MS)
    return () => clearInterval(timer)
  }, [code, isPublished, path, savedAt])
  return null
}
