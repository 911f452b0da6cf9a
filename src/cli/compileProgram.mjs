// @ts-check
import { randomUUID } from 'node:crypto'
import { readFile, rename } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'

const projectRoot = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..')
const folder = path.join(projectRoot, 'node_modules/.cache/programs')

/**
 * Bundles one of our TypeScript programs into a JavaScript file: Node runs it directly, and one
 * file loads faster than hundreds of compiled files.
 * @param {string} source path relative to the project folder
 * @returns {Promise<string>} the path of the bundle
 */
export async function compileProgram(source) {
  const { build } = await import('esbuild')
  const program = path.join(folder, `${source.replace(/\W/g, '-')}.mjs`)
  const written = `${program}.${randomUUID()}`
  await build({
    absWorkingDir: projectRoot,
    entryPoints: [source],
    outfile: written,
    bundle: true,
    platform: 'node',
    target: 'node20',
    format: 'esm',
    sourcemap: 'inline',
    logLevel: 'error',
    define: { 'import.meta': 'sourcePlace' },
    plugins: [externalPackages, resolveImportMeta],
  })
  // Renamed at the end, so that another start of the same program reads the old bundle or the new
  // one.
  await rename(written, program)
  return program
}

/**
 * Packages are external and imported by file URL, because Node cannot resolve some of their import
 * paths.
 * @type {import('esbuild').Plugin}
 */
const externalPackages = {
  name: 'packages-where-they-are',
  setup: (build) => {
    build.onResolve({ filter: /^[^./]/ }, async ({ path: name, pluginData, ...from }) => {
      if (pluginData === externalPackages || name.startsWith('node:')) return undefined
      const { kind, importer, resolveDir } = from
      const found = await build.resolve(name, {
        kind,
        importer,
        resolveDir,
        pluginData: externalPackages,
      })
      const isPackage = found.path.includes(`${path.sep}node_modules${path.sep}`)
      return isPackage ? { path: pathToFileURL(found.path).href, external: true } : found
    })
  },
}

/**
 * Replaces `import.meta` in a source by its own location instead of that of the bundle.
 * @type {import('esbuild').Plugin}
 */
const resolveImportMeta = {
  name: 'sources-know-their-place',
  setup: (build) => {
    build.onLoad({ filter: /\.(ts|mjs)$/ }, async ({ path: file }) => {
      const place = { url: pathToFileURL(file).href, dirname: path.dirname(file) }
      const text = await readFile(file, 'utf8')
      return { contents: `const sourcePlace = ${JSON.stringify(place)}; ${text}`, loader: 'ts' }
    })
  },
}
