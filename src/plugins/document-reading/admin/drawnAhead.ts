import { bodyOrNull, readBytes, request } from '@/components/admin/request/request'
import { recordFileReadWhenVisible } from '@/src/plugins/document-reading/admin/recordFileReadWhenVisible'
import { PdfDrawing, type PdfRenderRequest } from './pdfDrawing'
import {
  canMoveFrames,
  createHiddenFrame,
  createReaderFrame,
  type ReaderFrame,
  showFrame,
} from './readerFrames'

type PreloadRequest = PdfRenderRequest & { width: number }

// The visible documents. One more document is preloaded in a hidden iframe once these are rendered.
const visiblePdfDrawings = new Set<PdfDrawing>()
let pendingRequest: PreloadRequest | undefined
let preloaded: PdfDrawing | undefined
let dropTimer: ReturnType<typeof setTimeout> | undefined
// A preloaded document that is not opened within this time is dropped.
const MAX_UNUSED_PRELOAD_MS = 5_000

/** Shows a document in `place`, at once if it was preloaded. */
export function openDrawing(place: HTMLElement, request: PdfRenderRequest): PdfDrawing {
  const drawing =
    takePreloadedPdf(place, request) ?? startDrawing(createReaderFrame(place), request)
  visiblePdfDrawings.add(drawing)
  return drawing
}

export function closeDrawing(drawing: PdfDrawing) {
  visiblePdfDrawings.delete(drawing)
  drawing.close()
}

/**
 * Preloads a document: renders it in a hidden iframe of this `width` in CSS pixels.
 * @returns a function that cancels the request and drops the preloaded document after a delay
 */
export function preloadDocument(request: PreloadRequest) {
  clearTimeout(dropTimer)
  pendingRequest = request
  startPendingPdfPreload()
  return () => {
    pendingRequest = undefined
    dropTimer = setTimeout(dropPreloaded, MAX_UNUSED_PRELOAD_MS)
  }
}

/** Starts the requested preload once no visible document is loading; called when a visible one changes. */
export function startPendingPdfPreload() {
  const isBusy = [...visiblePdfDrawings].some(({ reading }) => reading.state === 'loading')
  if (!pendingRequest || isBusy || !canMoveFrames()) return
  const { width, ...request } = pendingRequest
  pendingRequest = undefined
  if (preloaded && isSamePdfRequest(preloaded.request, request)) return
  dropPreloaded()
  const drawing = startDrawing(createHiddenFrame(width), request, '?avance')
  // A failed or slow preload is stopped, so that it does not slow down the visible document.
  drawing.onChange = () => {
    if (drawing.reading.state === 'failed') dropPreloaded()
  }
  preloaded = drawing
}

function takePreloadedPdf(place: HTMLElement, request: PdfRenderRequest): PdfDrawing | undefined {
  const found = preloaded && isSamePdfRequest(preloaded.request, request) ? preloaded : undefined
  if (!found) return undefined
  preloaded = undefined
  showFrame(found.frame, place)
  recordFileReadWhenVisible(request.fileId)
  return found
}

function dropPreloaded() {
  preloaded?.close()
  preloaded = undefined
}

const isSamePdfRequest = (one: PdfRenderRequest, other: PdfRenderRequest) =>
  one.fileId === other.fileId && one.sought === other.sought

const startDrawing = (frame: ReaderFrame, request: PdfRenderRequest, query = '') =>
  new PdfDrawing({
    request,
    frame,
    fetchBytes: (signal) =>
      fetchBytes(`/api/candidate-files/${request.fileId}/contenu${query}`, signal),
  })

const fetchBytes = async (url: string, signal: AbortSignal) =>
  bodyOrNull(await request(url, { signal }, readBytes))
