import { noteShown } from '@/components/admin/jobApplications/noteShown'
import { bodyOf, readBytes, request } from '@/components/admin/request/request'
import { type AskedPdf, PdfDrawing } from './pdfDrawing'
import {
  canMoveFrames,
  createHiddenFrame,
  createReaderFrame,
  type ReaderFrame,
  showFrame,
} from './readerFrames'

type PreloadRequest = AskedPdf & { width: number }

// The visible documents, and one document preloaded in a hidden iframe once the visible ones are rendered.
const shownDrawings = new Set<PdfDrawing>()
let pendingRequest: PreloadRequest | undefined
let preloaded: PdfDrawing | undefined
let dropTimer: ReturnType<typeof setTimeout> | undefined
// A preloaded document that is not opened within this time is dropped.
const MAX_UNUSED_MS = 5_000

/** Shows a document in `place`, at once if it was preloaded. */
export function openDrawing(place: HTMLElement, asked: AskedPdf): PdfDrawing {
  const drawing = takePreloaded(place, asked) ?? startDrawing(createReaderFrame(place), asked)
  shownDrawings.add(drawing)
  return drawing
}

export function closeDrawing(drawing: PdfDrawing) {
  shownDrawings.delete(drawing)
  drawing.close()
}

/**
 * Preloads a document: renders it in a hidden iframe of this `width` in CSS pixels.
 * @returns a function that cancels the request and drops the preloaded document after a delay
 */
export function drawAhead(asked: PreloadRequest) {
  clearTimeout(dropTimer)
  pendingRequest = asked
  drawWanted()
  return () => {
    pendingRequest = undefined
    dropTimer = setTimeout(dropPreloaded, MAX_UNUSED_MS)
  }
}

/** Starts the requested preload once no visible document is loading; called when a visible one changes. */
export function drawWanted() {
  const isBusy = [...shownDrawings].some(({ reading }) => reading.state === 'loading')
  if (!pendingRequest || isBusy || !canMoveFrames()) return
  const { width, ...asked } = pendingRequest
  pendingRequest = undefined
  if (preloaded && isSame(preloaded.asked, asked)) return
  dropPreloaded()
  const drawing = startDrawing(createHiddenFrame(width), asked, '?avance')
  // A preload that fails or times out is stopped, so that it does not slow down the visible document.
  drawing.onChange = () => {
    if (drawing.reading.state === 'failed') dropPreloaded()
  }
  preloaded = drawing
}

function takePreloaded(place: HTMLElement, asked: AskedPdf): PdfDrawing | undefined {
  const found = preloaded && isSame(preloaded.asked, asked) ? preloaded : undefined
  if (!found) return undefined
  preloaded = undefined
  showFrame(found.frame, place)
  noteShown(asked.fileId)
  return found
}

function dropPreloaded() {
  preloaded?.close()
  preloaded = undefined
}

const isSame = (one: AskedPdf, other: AskedPdf) =>
  one.fileId === other.fileId && one.sought === other.sought

const startDrawing = (frame: ReaderFrame, asked: AskedPdf, query = '') =>
  new PdfDrawing({
    asked,
    frame,
    fetchBytes: (signal) =>
      fetchBytes(`/api/candidate-files/${asked.fileId}/contenu${query}`, signal),
  })

const fetchBytes = async (url: string, signal: AbortSignal) =>
  bodyOf(await request(url, { signal }, readBytes))
