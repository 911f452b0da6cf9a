import { type RefObject, useLayoutEffect, useState } from 'react'
import { closeDrawing, drawWanted, openDrawing } from './drawnAhead'
import type { AskedPdf, Reading } from './pdfDrawing'

type Asked = AskedPdf & { title: string; className: string | undefined }

/** Has a file drawn by the reader, in a frame in this place, and tells what became of it. */
export function usePdfReader(
  place: RefObject<HTMLElement | null>,
  { fileId, title, sought, className = '' }: Asked,
): Reading {
  const [reading, setReading] = useState<Reading>({ state: 'loading' })

  // Before the browser paints: what was drawn ahead is never seen to be loading.
  useLayoutEffect(() => {
    if (!place.current) return
    const drawing = openDrawing(place.current, { fileId, sought })
    Object.assign(drawing.frame.element, { title, className })
    drawing.onChange = () => {
      setReading(drawing.reading)
      drawWanted()
    }
    drawing.onChange()
    return () => closeDrawing(drawing)
  }, [place, fileId, title, sought, className])

  return reading
}
