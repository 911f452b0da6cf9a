import { PDF_READER_ADDRESS, parseReaderReport } from '@/src/domain/files/pdfReader'

/** A frame that runs the reader's program for one document; `ready` as soon as it can be handed that. */
export type ReaderFrame = { element: HTMLIFrameElement; ready: Promise<void> }

/** Whether a browser can move a frame as it is, with what has been drawn in it. */
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
    // Before it is loaded, so that nothing it says goes unheard.
    window.addEventListener('message', listen)
  })
  element.src = PDF_READER_ADDRESS
  place.append(element)
  return { element, ready }
}

// Within the window, as wide as where it will be: what is out of sight a browser does not draw.
const OUT_OF_SIGHT = {
  position: 'fixed',
  insetBlockStart: '0',
  insetInlineStart: '0',
  zIndex: '-1',
  border: '1px solid transparent',
  opacity: '0',
  pointerEvents: 'none',
}

/** A frame that nobody sees or reaches, as wide as this in CSS pixels. */
export function createHiddenFrame(width: number): ReaderFrame {
  const frame = createReaderFrame(document.body)
  Object.assign(frame.element.style, OUT_OF_SIGHT, { width: `${width}px` })
  frame.element.inert = true
  return frame
}

/** Shows it in this place, as it is. */
export function showFrame({ element }: ReaderFrame, place: HTMLElement) {
  const { height } = element.style
  element.removeAttribute('style')
  element.style.height = height
  element.inert = false
  place.moveBefore(element, null)
}
