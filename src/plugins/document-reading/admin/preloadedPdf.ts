import { bodyOrNull, readResponseBytes, request } from '@/components/admin/request/request'
import { recordFileReadWhenVisible } from '@/src/plugins/document-reading/admin/recordFileReadWhenVisible'
import { PdfRendering, type PdfRenderRequest } from './pdfRendering'
import {
  canMoveFrames,
  createHiddenFrame,
  createReaderFrame,
  type ReaderFrame,
  revealHiddenFrame,
} from './readerFrames'

type PdfPreloadRequest = PdfRenderRequest & { width: number }

// The visible documents. One more document is preloaded in a hidden iframe once these are rendered.
const visiblePdfRenderings = new Set<PdfRendering>()
let pendingPreloadRequest: PdfPreloadRequest | undefined
let preloadedPdf: PdfRendering | undefined
let discardTimer: ReturnType<typeof setTimeout> | undefined
// A preloaded document that is not opened within this time is dropped.
const MAX_UNUSED_PRELOAD_MS = 5_000

/** Shows a document in `place`, at once if it was preloaded. */
export function showCandidatePdf(place: HTMLElement, request: PdfRenderRequest): PdfRendering {
  const drawing =
    takePreloadedPdf(place, request) ?? startPdfRendering(createReaderFrame(place), request)
  visiblePdfRenderings.add(drawing)
  return drawing
}

export function closePdf(drawing: PdfRendering) {
  visiblePdfRenderings.delete(drawing)
  drawing.close()
}

/**
 * Preloads a document: renders it in a hidden iframe of this `width` in CSS pixels.
 * @returns a function that cancels the request and drops the preloaded document after a delay
 */
export function preloadPdf(request: PdfPreloadRequest) {
  clearTimeout(discardTimer)
  pendingPreloadRequest = request
  startPendingPdfPreload()
  return () => {
    pendingPreloadRequest = undefined
    discardTimer = setTimeout(discardPreloadedPdf, MAX_UNUSED_PRELOAD_MS)
  }
}

/** Starts the requested preload once no visible document is loading; called when a visible one changes. */
export function startPendingPdfPreload() {
  const isBusy = [...visiblePdfRenderings].some(({ reading }) => reading.state === 'loading')
  if (!pendingPreloadRequest || isBusy || !canMoveFrames()) return
  const { width, ...request } = pendingPreloadRequest
  pendingPreloadRequest = undefined
  if (preloadedPdf && isSamePdfRequest(preloadedPdf.request, request)) return
  discardPreloadedPdf()
  const drawing = startPdfRendering(createHiddenFrame(width), request, '?avance')
  // A failed or slow preload is stopped, so that it does not slow down the visible document.
  drawing.onChange = () => {
    if (drawing.reading.state === 'failed') discardPreloadedPdf()
  }
  preloadedPdf = drawing
}

function takePreloadedPdf(place: HTMLElement, request: PdfRenderRequest): PdfRendering | undefined {
  const found =
    preloadedPdf && isSamePdfRequest(preloadedPdf.request, request) ? preloadedPdf : undefined
  if (!found) return undefined
  preloadedPdf = undefined
  revealHiddenFrame(found.frame, place)
  recordFileReadWhenVisible(request.fileId)
  return found
}

function discardPreloadedPdf() {
  preloadedPdf?.close()
  preloadedPdf = undefined
}

const isSamePdfRequest = (one: PdfRenderRequest, other: PdfRenderRequest) =>
  one.fileId === other.fileId && one.sought === other.sought

const startPdfRendering = (frame: ReaderFrame, request: PdfRenderRequest, query = '') =>
  new PdfRendering({
    request,
    frame,
    fetchBytes: (signal) =>
      fetchBytes(`/api/candidate-files/${request.fileId}/contenu${query}`, signal),
  })

const fetchBytes = async (url: string, signal: AbortSignal) =>
  bodyOrNull(await request(url, { signal }, readResponseBytes))
