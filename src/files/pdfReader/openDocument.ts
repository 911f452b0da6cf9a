import { GlobalWorkerOptions, getDocument, VerbosityLevel } from 'pdfjs-dist/legacy/build/pdf.mjs'
import workerSource from 'pdfjs-dist/legacy/build/pdf.worker.min.mjs'
import jbig2 from 'pdfjs-dist/wasm/jbig2.wasm'
import openjpeg from 'pdfjs-dist/wasm/openjpeg.wasm'
import colours from 'pdfjs-dist/wasm/qcms_bg.wasm'
import { MAX_PICTURE_PIXELS } from '@/src/domain/files/pdfReader'
import { askForFile } from './neededFiles'

/** What the library would fetch; the page may not. Decoders are here already, what few documents need is asked for. */
class FilesAtHand {
  private readonly files: Record<string, Uint8Array> = {
    'jbig2.wasm': jbig2,
    'openjpeg.wasm': openjpeg,
    'qcms_bg.wasm': colours,
  }

  async fetch({ filename }: { filename: string }): Promise<Uint8Array> {
    // Given away: the library hands the bytes on to its worker.
    return this.files[filename]?.slice() ?? askForFile(filename)
  }
}

/**
 * Opens a document, and tells when a picture of it is left out. Of what a PDF can do besides being looked at
 * nothing is switched on: no script, no form, no attachment.
 */
export function openDocument(bytes: ArrayBuffer, tellLeftOut: () => void) {
  const worker = startWorker()
  worker.addEventListener('message', ({ data }) => {
    if (data === LEFT_OUT) tellLeftOut()
  })
  GlobalWorkerOptions.workerPort = worker
  const opening = getDocument({
    data: new Uint8Array(bytes),
    isEvalSupported: false,
    enableXfa: false,
    maxImageSize: MAX_PICTURE_PIXELS,
    // Those that stand in for missing ones are asked for: what a computer has differs, and may be nothing.
    useSystemFonts: false,
    useWorkerFetch: false,
    BinaryDataFactory: FilesAtHand,
    verbosity: VerbosityLevel.WARNINGS,
  })
  // Otherwise a worker that does not start, or dies of the file, would be waited for.
  const failing = new Promise<never>((_, reject) => {
    worker.addEventListener('error', () => reject(new Error('The worker failed')))
  })
  return Promise.race([opening.promise, failing])
}

const LEFT_OUT = 'leftOut'

// That it leaves a picture out the library says to nobody but the console.
const LISTENING = `console.warn = (text) => {
  if (String(text).includes('exceeded maximum allowed size')) postMessage('${LEFT_OUT}')
};`

function startWorker() {
  const script = new Blob([LISTENING, workerSource], { type: 'text/javascript' })
  return new Worker(URL.createObjectURL(script))
}
