import { copyFile, mkdir, readdir } from 'node:fs/promises'
import path from 'node:path'
import { build, type Plugin } from 'esbuild'

/** The web server's file inside the standalone folder. */
export const WEB_SERVER = 'webServer.mjs'

const WEB_SERVER_SOURCE = 'src/server/web/webServer.ts'
const FILE_INSPECTOR_SOURCE = 'src/files/inspector/main.ts'
const TEXT_READER_SOURCE = 'src/files/textReader/main.ts'
const PDF_READER_SOURCE = 'src/files/pdfReader/main.ts'

/** Writes what runs beside Next's pages into the folder of the standalone build. */
export async function bundlePrograms(root: string, folder: string) {
  await Promise.all([
    bundle(path.join(root, WEB_SERVER_SOURCE), path.join(folder, WEB_SERVER)),
    ...bundleFileReaders(root, folder),
  ])
}

/** Writes what reads strangers' files to where a site that runs from its sources looks for it. */
export async function bundleFileInspector(root: string) {
  const cache = path.join(root, 'node_modules/.cache')
  await Promise.all(bundleFileReaders(root, cache))
}

const bundleFileReaders = (root: string, folder: string) => [
  bundleInspector(root, folder),
  bundleTextReader(root, folder),
  bundlePdfReader(root, folder),
]

// It starts once for every file: small, and in the format that Node reads faster, it does so in 0.7 of the time.
function bundleInspector(root: string, folder: string) {
  return build({
    ...FOR_NODE,
    entryPoints: [path.join(root, FILE_INSPECTOR_SOURCE)],
    outfile: path.join(folder, 'fileInspector.cjs'),
    minify: true,
    format: 'cjs',
  })
}

// Apart from the inspector, which would start the slower for the library that it never uses.
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

/** Writes the script of the page that draws PDF files, and beside it what the library needs for few of them. */
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

/** A page of no origin cannot start the library's worker as a module, so it becomes a plain script. */
const pdfWorkerAsText: Plugin = {
  name: 'pdf-worker-as-text',
  setup: ({ onLoad }) =>
    onLoad({ filter: /pdf\.worker\.min\.mjs$/ }, async ({ path: file }) => {
      const { outputFiles } = await build({ ...FOR_BROWSERS, entryPoints: [file], write: false })
      return { contents: outputFiles[0]?.text ?? '', loader: 'text' }
    }),
}

/**
 * Writes a program, with all that it uses but Next, as one file: Next's standalone build holds only the
 * packages of its own pages, and one file starts faster than hundreds.
 */
function bundle(entry: string, outfile: string) {
  return build({
    ...FOR_NODE,
    entryPoints: [entry],
    outfile,
    format: 'esm',
    external: ['next', 'pg-native'],
    // Packages in the older format ask for Node's own modules this way.
    banner: {
      js: "import { createRequire as requireFrom } from 'node:module'\nconst require = requireFrom(import.meta.url)",
    },
  })
}
