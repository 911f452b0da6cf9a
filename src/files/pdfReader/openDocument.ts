import { GlobalWorkerOptions, getDocument, VerbosityLevel } from 'pdfjs-dist/legacy/build/pdf.mjs'
import workerSource from 'pdfjs-dist/legacy/build/pdf.worker.min.mjs'
import jbig2 from 'pdfjs-dist/wasm/jbig2.wasm'
import openjpeg from 'pdfjs-dist/wasm/openjpeg.wasm'
import colours from 'pdfjs-dist/wasm/qcms_bg.wasm'

const MAX_PICTURE_PIXELS = 40_000_000

/** What the library would fetch; the page may not, so that it is here already. */
class Embedded {
  private readonly files: Record<string, Uint8Array> = {
    'jbig2.wasm': jbig2,
    'openjpeg.wasm': openjpeg,
    'qcms_bg.wasm': colours,
  }

  async fetch({ filename }: { filename: string }): Promise<Uint8Array> {
    const file = this.files[filename]
    if (!file) throw new Error(`There is no ${filename} here`)
    // Given away: the library hands the bytes on to its worker.
    return file.slice()
  }
}

/** Of what a PDF can do besides being looked at nothing is switched on: no script, no form, no attachment. */
export function openDocument(bytes: ArrayBuffer) {
  const worker = startWorker()
  GlobalWorkerOptions.workerPort = worker
  const opening = getDocument({
    data: new Uint8Array(bytes),
    isEvalSupported: false,
    enableXfa: false,
    maxImageSize: MAX_PICTURE_PIXELS,
    useSystemFonts: true,
    useWorkerFetch: false,
    BinaryDataFactory: Embedded,
    verbosity: VerbosityLevel.ERRORS,
  })
  // Otherwise a worker that does not start, or dies of the file, would be waited for.
  const failing = new Promise<never>((_, reject) => {
    worker.addEventListener('error', () => reject(new Error('The worker failed')))
  })
  return Promise.race([opening.promise, failing])
}

function startWorker() {
  const script = new Blob([workerSource], { type: 'text/javascript' })
  return new Worker(URL.createObjectURL(script))
}
