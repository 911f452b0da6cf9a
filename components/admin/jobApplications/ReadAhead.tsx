'use client'

import { useEffect, useRef } from 'react'
import type { SoughtForms } from '@/src/domain/documents/hits'
import { useMomentPassed } from '../frame/useMomentPassed'
import { fetchTextAhead } from './documentTexts'
import { drawAhead } from './drawnAhead'

// Whoever only passes through has nothing made ready.
const MOMENT_MS = 300

type Props = { fileId: number; isPdf: boolean; sought: SoughtForms }

/** Has the document of the next application ready while this one is read; takes as much room as that will. */
export function ReadAhead({ fileId, isPdf, sought }: Props) {
  const room = useRef<HTMLDivElement>(null)
  const isTime = useMomentPassed(MOMENT_MS)
  const asked = JSON.stringify(sought)
  useEffect(() => {
    if (!isTime || !room.current) return
    if (!isPdf) return fetchTextAhead(fileId)
    return drawAhead({ fileId, sought: asked, width: room.current.offsetWidth })
  }, [isTime, fileId, isPdf, asked])
  return <div ref={room} />
}
