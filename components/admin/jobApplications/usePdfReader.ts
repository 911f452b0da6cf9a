import { type RefObject, useEffect, useState } from 'react'
import { parseReaderReport, type ReaderReport } from '@/src/domain/files/pdfReader'
import { handReaderFiles } from './handReaderFiles'
import { closeReaderFrame, openReaderFrame, prepareReaderFrame } from './readerFrames'

// From the moment at which it has the document: a stranger's file may keep it busy for ever.
const PATIENCE_MS = 20_000

export type Reading =
  | { state: 'loading' }
  | { state: 'opened'; pages: number; blankPages: number[]; leavesPictureOut: boolean }
  | { state: 'failed' }

type Asked = {
  fileId: number
  title: string
  /** What is to be marked, as JSON: the same as long as it says the same. */
  sought: string
  className: string | undefined
}

/** Has a file drawn by the reader, in a frame in this place, and tells what became of it. */
export function usePdfReader(
  place: RefObject<HTMLElement | null>,
  { fileId, title, sought, className = '' }: Asked,
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

    const handFile = handReaderFiles(element, signal)
    const fail = () => setReading((now) => (now.state === 'opened' ? now : { state: 'failed' }))
    const hand = async () => {
      const [document] = await Promise.all([bytes, reader.ready])
      if (signal.aborted) return
      if (!document) return fail()
      element.contentWindow?.postMessage({ sought }, '*')
      element.contentWindow?.postMessage(document, '*')
      setTimeout(fail, PATIENCE_MS)
    }
    const listen = ({ source, data }: MessageEvent) => {
      const report = source === element.contentWindow ? parseReaderReport(data) : null
      if (!report) return
      if (report.kind === 'failed') return fail()
      if (report.kind === 'needs') return void handFile(report.file)
      setReading((now) => readingAfter(now, report))
      if (report.kind !== 'opened') return
      element.style.height = `${report.height}px`
      whenIdle(prepareReaderFrame)
    }
    window.addEventListener('message', listen, { signal })
    void hand()
    return () => {
      leaving.abort()
      closeReaderFrame(reader)
    }
  }, [place, fileId, title, sought, className])

  return reading
}

function readingAfter(now: Reading, report: ReaderReport): Reading {
  const opened = now.state === 'opened' ? now : NOTHING_MISSED
  if (report.kind === 'opened') return { ...opened, state: 'opened', pages: report.pages }
  if (now.state !== 'opened') return now
  if (report.kind === 'leavesOut') return { ...now, leavesPictureOut: true }
  if (report.kind !== 'blank' || now.blankPages.includes(report.page)) return now
  const blankPages = [...now.blankPages, report.page].sort((one, other) => one - other)
  return { ...now, blankPages }
}

const NOTHING_MISSED = { blankPages: [], leavesPictureOut: false }

// Safari knows no idle moments.
const whenIdle = (work: () => void) =>
  'requestIdleCallback' in window ? requestIdleCallback(work) : setTimeout(work, 500)

async function fetchBytes(fileId: number, signal: AbortSignal): Promise<ArrayBuffer | null> {
  const address = `/api/candidate-files/${fileId}/contenu`
  const answer = await fetch(address, { credentials: 'include', signal }).catch(() => null)
  return answer?.ok ? await answer.arrayBuffer().catch(() => null) : null
}
