import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'

// The script is written by the build beside the web server, or by the start command when the site
// runs from its sources.
const POSSIBLE_READER_SCRIPT_PATHS = ['pdfReader.js', 'node_modules/.cache/pdfReader.js']

const READER_STYLES = `
html { background: #fff }
body { margin: 0; display: grid }
section { position: relative; width: 100%; overflow: clip; background: #fff }
section + section { border-top: 1px solid #d8dde5 }
canvas { display: block; max-width: 100%; height: auto }
.hiddenCanvasElement { position: absolute; width: 0; height: 0; display: none }
.words { position: absolute; inset: 0; overflow: clip; line-height: 1; text-align: initial; forced-color-adjust: none; transform-origin: 0 0;
  --min-font-size: 1; --text-scale-factor: calc(var(--total-scale-factor) * var(--min-font-size)); --min-font-size-inv: calc(1 / var(--min-font-size)) }
.words :is(span, br) { position: absolute; color: transparent; white-space: pre; cursor: text; transform-origin: 0 0 }
.words > :not(.markedContent), .words .markedContent span:not(.markedContent) { z-index: 1;
  --font-height: 0; font-size: calc(var(--text-scale-factor) * var(--font-height));
  --scale-x: 1; --rotate: 0deg; transform: rotate(var(--rotate)) scaleX(var(--scale-x)) scale(var(--min-font-size-inv)) }
.words .markedContent { display: contents }
.words { mix-blend-mode: multiply }
.words ::highlight(sought) { background: rgb(255 226 120) }
.words ::selection { background: rgb(0 90 200 / 25%) }
`

export type ReaderPage = { html: string; policy: string; etag: string }

let readerPagePromise: Promise<ReaderPage> | null = null

/** Reads the page of the PDF viewer, a single document that loads nothing. */
export function getPdfReaderPage(): Promise<ReaderPage> {
  readerPagePromise ??= buildPdfReaderPage()
  return readerPagePromise
}

async function buildPdfReaderPage(): Promise<ReaderPage> {
  const found = POSSIBLE_READER_SCRIPT_PATHS.map((file) =>
    path.resolve(/* turbopackIgnore: true */ process.cwd(), file),
  ).find(existsSync)
  if (!found) throw new Error('The PDF viewer was not built')
  const script = await readFile(found, 'utf8')
  return {
    html: `<!doctype html><html lang="fr"><meta charset="utf-8"><title>PDF</title><style>${READER_STYLES}</style><body><script>${script}</script></body></html>`,
    policy: contentPolicyForScript(script),
    etag: `"${sha256(script + READER_STYLES)}"`,
  }
}

// Builds a policy for an opaque origin without network, forms, pop-ups or navigation of the parent.
// Only our script runs, with its embedded decoders and its worker.
function contentPolicyForScript(script: string) {
  return [
    'sandbox allow-scripts',
    "default-src 'none'",
    `script-src 'sha256-${sha256(script)}' 'wasm-unsafe-eval'`,
    'worker-src blob:',
    `style-src 'sha256-${sha256(READER_STYLES)}'`,
    'img-src blob: data:',
    'font-src blob: data:',
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'self'",
  ].join('; ')
}

const sha256 = (text: string) => createHash('sha256').update(text).digest('base64')
