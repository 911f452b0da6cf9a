import { type RefObject, useLayoutEffect, useState } from 'react'
import type { PdfRenderingState, PdfRenderRequest } from './pdfRendering'
import { closePdf, showCandidatePdf, startPendingPdfPreload } from './preloadedPdf'

type PdfReaderOptions = PdfRenderRequest & { title: string; className: string | undefined }

/** Renders a PDF in an iframe inside `place` and returns the state of the rendering. */
export function usePdfReader(
  place: RefObject<HTMLElement | null>,
  { fileId, title, sought, className = '' }: PdfReaderOptions,
): PdfRenderingState {
  const [reading, setReading] = useState<PdfRenderingState>({ state: 'loading' })

  // Runs before the browser paints, so that a preloaded document never shows as loading.
  useLayoutEffect(() => {
    if (!place.current) return
    const drawing = showCandidatePdf(place.current, { fileId, sought })
    Object.assign(drawing.frame.element, { title, className })
    drawing.onChange = () => {
      setReading(drawing.reading)
      startPendingPdfPreload()
    }
    drawing.onChange()
    return () => closePdf(drawing)
  }, [place, fileId, title, sought, className])

  return reading
}
