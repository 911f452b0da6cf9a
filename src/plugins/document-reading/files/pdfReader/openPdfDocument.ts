import { GlobalWorkerOptions, getDocument, VerbosityLevel } from 'pdfjs-dist/legacy/build/pdf.mjs'
import workerSource from 'pdfjs-dist/legacy/build/pdf.worker.min.mjs'
import jbig2 from 'pdfjs-dist/wasm/jbig2.wasm'
import openjpeg from 'pdfjs-dist/wasm/openjpeg.wasm'
import colours from 'pdfjs-dist/wasm/qcms_bg.wasm'
import { MAX_PICTURE_PIXELS } from '@/src/plugins/document-reading/rules/pdfReader'
import { requestReaderFile } from './neededFiles'

/**
 * Replaces the library's fetches, because the page has no network access: the decoders are
 * embedded, rarely needed files are requested from the parent page.
 */
class EmbeddedFileFetcher {
  private readonly files: Record<string, Uint8Array> = {
    'jbig2.wasm': jbig2,
    'openjpeg.wasm': openjpeg,
    'qcms_bg.wasm': colours,
  }

  async fetch({ filename }: { filename: string }): Promise<Uint8Array> {
    // The library gets a copy, because it transfers the bytes to its worker.
    return this.files[filename]?.slice() ?? requestReaderFile(filename)
  }
}

/**
 * Opens a document, and reports when an image is left out. Scripts, forms and attachments are
 * disabled.
 */
export function openPdfDocument(bytes: ArrayBuffer, onImageSkipped: () => void) {
  const worker = startPdfWorker()
  worker.addEventListener('message', ({ data }) => {
    if (data === IMAGE_SKIPPED_MESSAGE) onImageSkipped()
  })
  GlobalWorkerOptions.workerPort = worker
  const opening = getDocument({
    data: new Uint8Array(bytes),
    isEvalSupported: false,
    enableXfa: false,
    maxImageSize: MAX_PICTURE_PIXELS,
    // The viewer uses the library's replacement fonts: the fonts of a computer vary or may be
    // missing.
    useSystemFonts: false,
    useWorkerFetch: false,
    BinaryDataFactory: EmbeddedFileFetcher,
    verbosity: VerbosityLevel.WARNINGS,
  })
  // Without this promise, a worker that fails to start or crashes would leave the other pending.
  const failing = new Promise<never>((_, reject) => {
    worker.addEventListener('error', () => reject(new Error('The worker failed')))
  })
  return Promise.race([opening.promise, failing])
}

const IMAGE_SKIPPED_MESSAGE = 'leftOut'

// Script that reports a skipped image, for which the library only writes a console warning.
const REPORT_SKIPPED_IMAGES_SCRIPT = `console.warn = (text) => {
  if (String(text).includes('exceeded maximum allowed size')) postMessage('${IMAGE_SKIPPED_MESSAGE}')
};`

function startPdfWorker() {
  const script = new Blob([REPORT_SKIPPED_IMAGES_SCRIPT, workerSource], { type: 'text/javascript' })
  return new Worker(URL.createObjectURL(script))
}
