import { bodyOf, readBytes, request } from '../request/request'
import { noteShown } from './noteShown'
import { type AskedPdf, PdfDrawing } from './pdfDrawing'
import {
  canMoveFrames,
  createHiddenFrame,
  createReaderFrame,
  type ReaderFrame,
  showFrame,
} from './readerFrames'

type Ahead = AskedPdf & { width: number }

// One document is on the screen, and one is drawn where nobody sees it, once that one is there.
const shown = new Set<PdfDrawing>()
let wanted: Ahead | undefined
let ahead: PdfDrawing | undefined
let dropping: ReturnType<typeof setTimeout> | undefined
// Whoever goes on to another application is there sooner.
const UNUSED_FOR_MS = 5_000

/** Shows a document in this place: at once where it was drawn ahead. */
export function openDrawing(place: HTMLElement, asked: AskedPdf): PdfDrawing {
  const drawing = takeAhead(place, asked) ?? drawIn(createReaderFrame(place), asked)
  shown.add(drawing)
  return drawing
}

export function closeDrawing(drawing: PdfDrawing) {
  shown.delete(drawing)
  drawing.close()
}

/**
 * Asks for a document to be drawn ahead, for a place as wide as this in CSS pixels; what it returns gives
 * that up, soon.
 */
export function drawAhead(asked: Ahead) {
  clearTimeout(dropping)
  wanted = asked
  drawWanted()
  return () => {
    wanted = undefined
    dropping = setTimeout(dropAhead, UNUSED_FOR_MS)
  }
}

/** Called whenever a shown document has changed: what is on the screen comes first. */
export function drawWanted() {
  const isBusy = [...shown].some(({ reading }) => reading.state === 'loading')
  if (!wanted || isBusy || !canMoveFrames()) return
  const { width, ...asked } = wanted
  wanted = undefined
  if (ahead && isSame(ahead.asked, asked)) return
  dropAhead()
  const drawing = drawIn(createHiddenFrame(width), asked, '?avance')
  // One that cannot be drawn, or takes for ever, must not go on beside what is read.
  drawing.onChange = () => {
    if (drawing.reading.state === 'failed') dropAhead()
  }
  ahead = drawing
}

function takeAhead(place: HTMLElement, asked: AskedPdf): PdfDrawing | undefined {
  const waiting = ahead && isSame(ahead.asked, asked) ? ahead : undefined
  if (!waiting) return undefined
  ahead = undefined
  showFrame(waiting.frame, place)
  noteShown(asked.fileId)
  return waiting
}

function dropAhead() {
  ahead?.close()
  ahead = undefined
}

const isSame = (one: AskedPdf, other: AskedPdf) =>
  one.fileId === other.fileId && one.sought === other.sought

const drawIn = (frame: ReaderFrame, asked: AskedPdf, how = '') =>
  new PdfDrawing({
    asked,
    frame,
    fetchBytes: (signal) =>
      fetchBytes(`/api/candidate-files/${asked.fileId}/contenu${how}`, signal),
  })

const fetchBytes = async (url: string, signal: AbortSignal) =>
  bodyOf(await request(url, { signal }, readBytes))
