import { PDF_READER_URL, parseReaderReport } from '@/src/plugins/document-reading/rules/pdfReader'

/** An iframe that runs the PDF reader for one document; `ready` resolves when it can receive the document. */
export type ReaderFrame = { element: HTMLIFrameElement; ready: Promise<void> }

/** Whether the browser can move an iframe in the page without reloading it. */
export const canMoveFrames = () => 'moveBefore' in Element.prototype

export function createReaderFrame(place: HTMLElement): ReaderFrame {
  const element = document.createElement('iframe')
  element.sandbox.add('allow-scripts')
  const ready = new Promise<void>((resolve) => {
    const listen = ({ source, data }: MessageEvent) => {
      if (source !== element.contentWindow || parseReaderReport(data)?.kind !== 'ready') return
      window.removeEventListener('message', listen)
      resolve()
    }
    // The listener is added before the iframe loads, so that no message is missed.
    window.addEventListener('message', listen)
  })
  element.src = PDF_READER_URL
  place.append(element)
  return { element, ready }
}

// The iframe is transparent but inside the viewport, because browsers do not render one outside it.
const HIDDEN_FRAME_STYLE = {
  position: 'fixed',
  insetBlockStart: '0',
  insetInlineStart: '0',
  zIndex: '-1',
  border: '1px solid transparent',
  opacity: '0',
  pointerEvents: 'none',
}

/** Creates an invisible, inert iframe. @param width in CSS pixels */
export function createHiddenFrame(width: number): ReaderFrame {
  const frame = createReaderFrame(document.body)
  Object.assign(frame.element.style, HIDDEN_FRAME_STYLE, { width: `${width}px` })
  frame.element.inert = true
  return frame
}

/** Moves a hidden iframe into `place` and makes it visible, without reloading it. */
export function revealHiddenFrame({ element }: ReaderFrame, place: HTMLElement) {
  const { height } = element.style
  element.removeAttribute('style')
  element.style.height = height
  element.inert = false
  place.moveBefore(element, null)
}
