'use client'

import { toast, useDocumentInfo, useLocale } from '@payloadcms/ui'
import { useEffect, useRef } from 'react'
import { actionLabels } from '@/src/content/admin/rowActions'
import {
  type PageCollection,
  type PageGlobal,
  pagePath,
  SINGLE_PAGES,
} from '@/src/domain/pages/contentPages'
import { sayPublished } from '../notice/sayDone'

type Props = { collection?: PageCollection; global?: PageGlobal }

// Payload says that it is done some time after it has the new data, once the form is drawn anew.
const LOOK_MS = 100
const MOST_LOOKS = 50

/** Gives what is said after a page was published the way to where visitors see it. */
export function SeeOnSite({ collection, global }: Props) {
  const { data } = useDocumentInfo()
  const { code } = useLocale()
  const slug: unknown = data?.slug
  const savedAt: unknown = data?.updatedAt
  const isPublished = data?._status === 'published'
  const path = global
    ? SINGLE_PAGES[global]
    : collection && typeof slug === 'string' && pagePath(collection, slug)
  const before = useRef(savedAt)

  useEffect(() => {
    if (savedAt === before.current) return
    const isNew = before.current !== undefined
    before.current = savedAt
    if (!isNew || !isPublished || !path) return
    let looks = 0
    const timer = setInterval(() => {
      const said = toast.getToasts().find((one) => 'type' in one && one.type === 'success')
      if (said) sayPublished(actionLabels.published, `/${code}${path}`, said.id)
      if (said || ++looks === MOST_LOOKS) clearInterval(timer)
    }, LOOK_MS)
    return () => clearInterval(timer)
  }, [code, isPublished, path, savedAt])
  return null
}
