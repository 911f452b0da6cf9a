import {
  parseReaderReport,
  type ReaderReport,
} from '@/src/plugins/document-reading/rules/pdfReader'
import type { ReaderFrame } from './readerFrames'
import { serveReaderFilesToFrame } from './serveReaderFilesToFrame'

// The time starts when the reader has the document: an untrusted file may never finish rendering.
const RENDER_TIMEOUT_MS = 20_000

export type PdfRenderingState =
  | { state: 'loading' }
  | { state: 'opened'; pages: number; blankPages: number[]; leavesPictureOut: boolean }
  | { state: 'failed' }

export type PdfRenderRequest = {
  fileId: number
  /** The word forms to highlight, as JSON so that two requests are compared by value. */
  sought: string
}

type PdfRenderingOptions = {
  request: PdfRenderRequest
  frame: ReaderFrame
  fetchBytes: (signal: AbortSignal) => Promise<ArrayBuffer | null>
}

/** A candidate's PDF, rendered in a sandboxed iframe without access to the session or the network. */
export class PdfRendering {
  readonly request: PdfRenderRequest
  readonly frame: ReaderFrame
  reading: PdfRenderingState = { state: 'loading' }
  onChange = () => {}
  private readonly abortController = new AbortController()
  private readonly sendReaderFile: ReturnType<typeof serveReaderFilesToFrame>

  constructor({ request, frame, fetchBytes }: PdfRenderingOptions) {
    const { signal } = this.abortController
    this.request = request
    this.frame = frame
    this.sendReaderFile = serveReaderFilesToFrame(frame.element, signal)
    window.addEventListener('message', (message) => this.handleMessage(message), { signal })
    void this.sendDocument(fetchBytes(signal))
  }

  close() {
    this.abortController.abort()
    this.frame.element.remove()
  }

  private async sendDocument(bytes: Promise<ArrayBuffer | null>) {
    const [document] = await Promise.all([bytes, this.frame.ready])
    if (this.abortController.signal.aborted) return
    if (!document) return this.fail()
    const reader = this.frame.element.contentWindow
    reader?.postMessage({ sought: this.request.sought }, '*')
    reader?.postMessage(document, '*')
    setTimeout(() => this.fail(), RENDER_TIMEOUT_MS)
  }

  private handleMessage({ source, data }: MessageEvent) {
    const { element } = this.frame
    const report = source === element.contentWindow ? parseReaderReport(data) : null
    if (!report) return
    if (report.kind === 'failed') return this.fail()
    if (report.kind === 'needs') return void this.sendReaderFile(report.file)
    if (report.kind === 'opened') element.style.height = `${report.height}px`
    this.setReading(nextRenderingState(this.reading, report))
  }

  private fail() {
    if (this.reading.state === 'loading') this.setReading({ state: 'failed' })
  }

  private setReading(reading: PdfRenderingState) {
    this.reading = reading
    this.onChange()
  }
}

function nextRenderingState(now: PdfRenderingState, report: ReaderReport): PdfRenderingState {
  const opened = now.state === 'opened' ? now : NO_OMITTED_CONTENT
  if (report.kind === 'opened') return { ...opened, state: 'opened', pages: report.pages }
  if (now.state !== 'opened') return now
  if (report.kind === 'leavesOut') return { ...now, leavesPictureOut: true }
  if (report.kind !== 'blank' || now.blankPages.includes(report.page)) return now
  const blankPages = [...now.blankPages, report.page].sort((one, other) => one - other)
  return { ...now, blankPages }
}

const NO_OMITTED_CONTENT = { blankPages: [], leavesPictureOut: false }
