import { type RefObject, useEffect, useState } from 'react'
import { parseReaderReport } from '@/src/domain/pdfReader'
import { closeReaderFrame, openReaderFrame, prepareReaderFrame } from './readerFrames'

// From the moment at which it has the document: a stranger's file may keep it busy for ever.
const PATIENCE_MS = 20_000

export type Reading =
  | { state: 'loading' }
  | { state: 'opened'; pages: number }
  | { state: 'failed' }

type Asked = { fileId: number; title: string; className: string | undefined }

/** Has a file drawn by the reader, in a frame in this place, and tells what became of it. */
export function usePdfReader(
  place: RefObject<HTMLElement | null>,
  { fileId, title, className = '' }: Asked,
): Reading {
  const [reading, setReading] = useState<Reading>({ state: 'loading' })

  useEffect(() => {
    if (!place.current) return
    const leaving = new AbortController()
    const { signal } = leaving
    const bytes = fetchBytes(fileId, signal)
    const reader = openReaderFrame(place.current)
    const { element } = reader
    Object.assign(element, { title, className })

    const fail = () => setReading((now) => (now.state === 'opened' ? now : { state: 'failed' }))
    const hand = async () => {
      const [document] = await Promise.all([bytes, reader.ready])
      if (signal.aborted) return
      if (!document) return fail()
      element.contentWindow?.postMessage(document, '*')
      setTimeout(fail, PATIENCE_MS)
    }
    const listen = ({ source, data }: MessageEvent) => {
      const report = source === element.contentWindow ? parseReaderReport(data) : null
      if (report?.kind === 'failed') fail()
      if (report?.kind !== 'opened') return
      element.style.height = `${report.height}px`
      setReading({ state: 'opened', pages: report.pages })
      whenIdle(prepareReaderFrame)
    }
    window.addEventListener('message', listen, { signal })
    void hand()
    return () => {
      leaving.abort()
      closeReaderFrame(reader)
    }
  }, [place, fileId, title, className])

  return reading
}

// Safari knows no idle moments.
const whenIdle = (work: () => void) =>
  'requestIdleCallback' in window ? requestIdleCallback(work) : setTimeout(work, 500)

async function fetchBytes(fileId: number, signal: AbortSignal): Promise<ArrayBuffer | null> {
  const address = `/api/candidate-files/${fileId}/contenu`
  const answer = await fetch(address, { credentials: 'include', signal }).catch(() => null)
  return answer?.ok ? await answer.arrayBuffer().catch(() => null) : null
}
