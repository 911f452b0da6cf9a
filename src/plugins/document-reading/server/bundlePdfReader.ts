import { copyFile, mkdir, readdir } from 'node:fs/promises'
import path from 'node:path'
import { build, type Plugin } from 'esbuild'

const PDF_READER_SOURCE = 'src/plugins/document-reading/files/pdfReader/main.ts'

const BROWSER_BUILD_OPTIONS = {
  bundle: true,
  minify: true,
  platform: 'browser',
  target: 'es2022',
  format: 'iife',
  charset: 'utf8',
  logLevel: 'error',
} as const

const PDFJS_FOLDERS_TO_COPY = ['cmaps', 'standard_fonts']

/**
 * Bundles the script of the PDF viewer page, and copies the fonts and character maps that some PDF
 * files need.
 */
export async function bundlePdfReader(root: string, folder: string) {
  await Promise.all([
    bundleReaderScript(root, folder),
    ...PDFJS_FOLDERS_TO_COPY.map((name) =>
      copyFiles(path.join(root, 'node_modules/pdfjs-dist', name), path.join(folder, 'pdfReader')),
    ),
  ])
}

async function copyFiles(from: string, to: string) {
  await mkdir(to, { recursive: true })
  const names = await readdir(from)
  await Promise.all(names.map((name) => copyFile(path.join(from, name), path.join(to, name))))
}

async function bundleReaderScript(root: string, folder: string) {
  await build({
    ...BROWSER_BUILD_OPTIONS,
    entryPoints: [path.join(root, PDF_READER_SOURCE)],
    outfile: path.join(folder, 'pdfReader.js'),
    loader: { '.wasm': 'binary' },
    plugins: [pdfWorkerAsTextPlugin],
  })
}

/**
 * The viewer page has an opaque origin and cannot start a module worker, so the pdf.js worker is
 * bundled as a plain script.
 */
const pdfWorkerAsTextPlugin: Plugin = {
  name: 'pdf-worker-as-text',
  setup: ({ onLoad }) =>
    onLoad({ filter: /pdf\.worker\.min\.mjs$/ }, async ({ path: file }) => {
      const { outputFiles } = await build({
        ...BROWSER_BUILD_OPTIONS,
        entryPoints: [file],
        write: false,
      })
      return { contents: outputFiles[0]?.text ?? '', loader: 'text' }
    }),
}
