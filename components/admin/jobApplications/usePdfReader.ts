'use client'

import { type RefObject, useEffect, useState } from 'react'
import { PDF_READER_ADDRESS, parseReaderReport } from '@/src/domain/pdfReader'

// From the moment at which it has the document: a stranger's file may keep it busy for ever.
const PATIENCE_MS = 20_000

export type Reading =
  | { state: 'loading' }
  | { state: 'opened'; height: number; pages: number }
  | { state: 'failed' }

/** Hands a file to the reader in this frame, and tells what became of it. */
export function usePdfReader(frame: RefObject<HTMLIFrameElement | null>, fileId: number): Reading {
  const [reading, setReading] = useState<Reading>({ state: 'loading' })

  useEffect(() => {
    const leaving = new AbortController()
    const bytes = fetchBytes(fileId, leaving.signal)
    const fail = () => setReading((now) => (now.state === 'opened' ? now : { state: 'failed' }))
    const hand = async () => {
      const document = await bytes
      if (!document) return fail()
      frame.current?.contentWindow?.postMessage(document, '*')
      setTimeout(fail, PATIENCE_MS)
    }
    const listen = ({ source, data }: MessageEvent) => {
      const report = source === frame.current?.contentWindow ? parseReaderReport(data) : null
      if (report?.kind === 'ready') void hand()
      if (report?.kind === 'failed') fail()
      if (report?.kind === 'opened') setReading({ ...report, state: 'opened' })
    }
    window.addEventListener('message', listen, { signal: leaving.signal })
    // Only now, so that nothing it says goes unheard.
    if (frame.current) frame.current.src = PDF_READER_ADDRESS
    return () => leaving.abort()
  }, [frame, fileId])

  return reading
}

async function fetchBytes(fileId: number, signal: AbortSignal): Promise<ArrayBuffer | null> {
  const address = `/api/candidate-files/${fileId}/contenu`
  const answer = await fetch(address, { credentials: 'include', signal }).catch(() => null)
  return answer?.ok ? await answer.arrayBuffer().catch(() => null) : null
}
