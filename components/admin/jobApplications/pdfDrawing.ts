import { parseReaderReport, type ReaderReport } from '@/src/domain/files/pdfReader'
import { handReaderFiles } from './handReaderFiles'
import type { ReaderFrame } from './readerFrames'

// From the moment at which it has the document: a stranger's file may keep it busy for ever.
const PATIENCE_MS = 20_000

export type Reading =
  | { state: 'loading' }
  | { state: 'opened'; pages: number; blankPages: number[]; leavesPictureOut: boolean }
  | { state: 'failed' }

export type AskedPdf = {
  fileId: number
  /** What is to be marked, as JSON: the same as long as it says the same. */
  sought: string
}

type Drawn = {
  asked: AskedPdf
  frame: ReaderFrame
  fetchBytes: (signal: AbortSignal) => Promise<ArrayBuffer | null>
}

/** A candidate's PDF, drawn in a frame that has neither our rights nor a network. */
export class PdfDrawing {
  readonly asked: AskedPdf
  readonly frame: ReaderFrame
  reading: Reading = { state: 'loading' }
  onChange = () => {}
  private readonly leaving = new AbortController()
  private readonly handFile: ReturnType<typeof handReaderFiles>

  constructor({ asked, frame, fetchBytes }: Drawn) {
    const { signal } = this.leaving
    this.asked = asked
    this.frame = frame
    this.handFile = handReaderFiles(frame.element, signal)
    window.addEventListener('message', (message) => this.listen(message), { signal })
    void this.hand(fetchBytes(signal))
  }

  close() {
    this.leaving.abort()
    this.frame.element.remove()
  }

  private async hand(bytes: Promise<ArrayBuffer | null>) {
    const [document] = await Promise.all([bytes, this.frame.ready])
    if (this.leaving.signal.aborted) return
    if (!document) return this.fail()
    const reader = this.frame.element.contentWindow
    reader?.postMessage({ sought: this.asked.sought }, '*')
    reader?.postMessage(document, '*')
    setTimeout(() => this.fail(), PATIENCE_MS)
  }

  private listen({ source, data }: MessageEvent) {
    const { element } = this.frame
    const report = source === element.contentWindow ? parseReaderReport(data) : null
    if (!report) return
    if (report.kind === 'failed') return this.fail()
    if (report.kind === 'needs') return void this.handFile(report.file)
    if (report.kind === 'opened') element.style.height = `${report.height}px`
    this.become(readingAfter(this.reading, report))
  }

  private fail() {
    if (this.reading.state === 'loading') this.become({ state: 'failed' })
  }

  private become(reading: Reading) {
    this.reading = reading
    this.onChange()
  }
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
