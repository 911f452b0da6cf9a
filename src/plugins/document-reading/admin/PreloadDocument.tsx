'use client'

import { useEffect, useRef } from 'react'
import { useHasTimeElapsed } from '@/components/admin/frame/useHasTimeElapsed'
import type { SearchedWordForms } from '@/src/plugins/document-reading/rules/searchHits'
import { preloadDocumentText } from './documentTexts'
import { preloadPdf } from './preloadedPdf'

// The delay prevents a preload for a user who moves quickly through the applications.
const PRELOAD_DELAY_MS = 300

type Props = { fileId: number; isPdf: boolean; sought: SearchedWordForms }

/** Preloads the document of the next application. The empty element measures the width to render it at. */
export function PreloadDocument({ fileId, isPdf, sought }: Props) {
  const widthProbe = useRef<HTMLDivElement>(null)
  const isDelayOver = useHasTimeElapsed(PRELOAD_DELAY_MS)
  const soughtJson = JSON.stringify(sought)
  useEffect(() => {
    if (!isDelayOver || !widthProbe.current) return
    if (!isPdf) return preloadDocumentText(fileId)
    return preloadPdf({ fileId, sought: soughtJson, width: widthProbe.current.offsetWidth })
  }, [isDelayOver, fileId, isPdf, soughtJson])
  return <div ref={widthProbe} />
}
