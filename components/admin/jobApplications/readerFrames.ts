import { PDF_READER_ADDRESS, parseReaderReport } from '@/src/domain/files/pdfReader'

/** A frame that runs the reader's program for one document; `ready` as soon as it can be handed that. */
export type ReaderFrame = { element: HTMLIFrameElement; ready: Promise<void> }

// Loading the program takes longer than to draw a document: one frame is loaded ahead of each.
let spare: ReaderFrame | undefined
let dropping: ReturnType<typeof setTimeout> | undefined
// Whoever goes on to another application is there sooner.
const UNUSED_FOR_MS = 5_000

/** Puts a frame into this place. */
export function openReaderFrame(place: HTMLElement): ReaderFrame {
  clearTimeout(dropping)
  const opened = spare ?? createReaderFrame()
  spare = undefined
  if (opened.element.isConnected) place.moveBefore(opened.element, null)
  else place.append(opened.element)
  opened.element.hidden = false
  return opened
}

/** Loads the frame for the document after this one, where a browser can move a frame as it is. */
export function prepareReaderFrame() {
  if (spare || !('moveBefore' in Element.prototype)) return
  spare = createReaderFrame()
  spare.element.hidden = true
  document.body.append(spare.element)
}

/** Takes a frame away, and soon the one that waits too if nobody goes on reading. */
export function closeReaderFrame({ element }: ReaderFrame) {
  element.remove()
  clearTimeout(dropping)
  dropping = setTimeout(() => {
    spare?.element.remove()
    spare = undefined
  }, UNUSED_FOR_MS)
}

function createReaderFrame(): ReaderFrame {
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
  return { element, ready }
}
