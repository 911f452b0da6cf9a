'use client'

import { useEffect, useRef } from 'react'
import { useMomentPassed } from '@/components/admin/frame/useMomentPassed'
import type { SearchedForms } from '@/src/plugins/document-reading/rules/hits'
import { fetchTextAhead } from './documentTexts'
import { preloadDocument } from './drawnAhead'

// Nothing is preloaded for a user who moves quickly through the applications.
const PRELOAD_DELAY_MS = 300

type Props = { fileId: number; isPdf: boolean; sought: SearchedForms }

/** Preloads the document of the next application. The empty element measures the width to render it at. */
export function ReadAhead({ fileId, isPdf, sought }: Props) {
  const widthProbe = useRef<HTMLDivElement>(null)
  const isDelayOver = useMomentPassed(PRELOAD_DELAY_MS)
  const soughtJson = JSON.stringify(sought)
  useEffect(() => {
    if (!isDelayOver || !widthProbe.current) return
    if (!isPdf) return fetchTextAhead(fileId)
    return preloadDocument({ fileId, sought: soughtJson, width: widthProbe.current.offsetWidth })
  }, [isDelayOver, fileId, isPdf, soughtJson])
  return <div ref={widthProbe} />
}
