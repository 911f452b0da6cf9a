import { copyFile, mkdir, readdir } from 'node:fs/promises'
import path from 'node:path'
import { build, type Plugin } from 'esbuild'

/** The name of the web server's bundle in the standalone folder. */
export const WEB_SERVER = 'webServer.mjs'

const WEB_SERVER_SOURCE = 'src/server/web/webServer.ts'
const FILE_INSPECTOR_SOURCE = 'src/files/inspector/main.ts'
const TEXT_READER_SOURCE = 'src/plugins/document-reading/files/textReader/main.ts'
const PDF_READER_SOURCE = 'src/plugins/document-reading/files/pdfReader/main.ts'

/** Bundles our programs (the web server and the file readers) into the standalone folder. */
export async function bundlePrograms(root: string, folder: string) {
  await Promise.all([
    bundle(path.join(root, WEB_SERVER_SOURCE), path.join(folder, WEB_SERVER)),
    ...bundleFileReaders(root, folder),
  ])
}

/**
 * Bundles the file readers into the cache folder that a site uses when it runs from its sources.
 */
export async function bundleFileInspector(root: string) {
  const cache = path.join(root, 'node_modules/.cache')
  await Promise.all(bundleFileReaders(root, cache))
}

const bundleFileReaders = (root: string, folder: string) => [
  bundleInspector(root, folder),
  bundleTextReader(root, folder),
  bundlePdfReader(root, folder),
]

// A process starts for every file, so start time matters: minified CommonJS starts in 0.7 of the
// time.
function bundleInspector(root: string, folder: string) {
  return build({
    ...FOR_NODE,
    entryPoints: [path.join(root, FILE_INSPECTOR_SOURCE)],
    outfile: path.join(folder, 'fileInspector.cjs'),
    minify: true,
    format: 'cjs',
  })
}

// Separate from the inspector: the PDF library would slow the start of the inspector, which does
// not use it.
function bundleTextReader(root: string, folder: string) {
  return build({
    ...FOR_NODE,
    entryPoints: [path.join(root, TEXT_READER_SOURCE)],
    outfile: path.join(folder, 'textReader.mjs'),
    minify: true,
    format: 'esm',
  })
}

const FOR_NODE = {
  bundle: true,
  platform: 'node',
  target: 'node20',
  logLevel: 'error',
} as const

const FOR_BROWSERS = {
  bundle: true,
  minify: true,
  platform: 'browser',
  target: 'es2022',
  format: 'iife',
  charset: 'utf8',
  logLevel: 'error',
} as const

const READER_FILES = ['cmaps', 'standard_fonts']

/**
 * Bundles the script of the PDF viewer page, and copies the fonts and character maps that some PDF
 * files need.
 */
async function bundlePdfReader(root: string, folder: string) {
  await Promise.all([
    bundleReaderScript(root, folder),
    ...READER_FILES.map((name) =>
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
    ...FOR_BROWSERS,
    entryPoints: [path.join(root, PDF_READER_SOURCE)],
    outfile: path.join(folder, 'pdfReader.js'),
    loader: { '.wasm': 'binary' },
    plugins: [pdfWorkerAsText],
  })
}

/**
 * The viewer page has an opaque origin and cannot start a module worker, so the pdf.js worker is
 * bundled as a plain script.
 */
const pdfWorkerAsText: Plugin = {
  name: 'pdf-worker-as-text',
  setup: ({ onLoad }) =>
    onLoad({ filter: /pdf\.worker\.min\.mjs$/ }, async ({ path: file }) => {
      const { outputFiles } = await build({ ...FOR_BROWSERS, entryPoints: [file], write: false })
      return { contents: outputFiles[0]?.text ?? '', loader: 'text' }
    }),
}

/**
 * Bundles a program and its dependencies except Next into one file: Next's standalone build
 * contains only the packages of its own pages, and one file loads faster than hundreds.
 */
function bundle(entry: string, outfile: string) {
  return build({
    ...FOR_NODE,
    entryPoints: [entry],
    outfile,
    format: 'esm',
    external: ['next', 'pg-native'],
    // CommonJS packages call `require` for Node's built-in modules.
    banner: {
      js: "import { createRequire as requireFrom } from 'node:module'\nconst require = requireFrom(import.meta.url)",
    },
  })
}
