// @ts-check
import { randomUUID } from 'node:crypto'
import { readFile, rename } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..')
const folder = path.join(root, 'node_modules/.cache/programs')

/**
 * Makes one file of JavaScript from a TypeScript program of ours: Node runs it as it is, and reads one
 * file sooner than it has hundreds translated.
 * @param {string} source path below the project's folder
 * @returns {Promise<string>} the file
 */
export async function compileProgram(source) {
  const { build } = await import('esbuild')
  const program = path.join(folder, `${source.replace(/\W/g, '-')}.mjs`)
  const written = `${program}.${randomUUID()}`
  await build({
    absWorkingDir: root,
    entryPoints: [source],
    outfile: written,
    bundle: true,
    platform: 'node',
    target: 'node20',
    format: 'esm',
    sourcemap: 'inline',
    logLevel: 'error',
    define: { 'import.meta': 'sourcePlace' },
    plugins: [packagesWhereTheyAre, sourcesKnowTheirPlace],
  })
  // Whoever starts the same program at this moment finds the old file or the new one.
  await rename(written, program)
  return program
}

/**
 * Packages stay outside, named by their file: some of their addresses Node does not find by itself.
 * @type {import('esbuild').Plugin}
 */
const packagesWhereTheyAre = {
  name: 'packages-where-they-are',
  setup: (build) => {
    build.onResolve({ filter: /^[^./]/ }, async ({ path: name, pluginData, ...from }) => {
      if (pluginData === packagesWhereTheyAre || name.startsWith('node:')) return undefined
      const { kind, importer, resolveDir } = from
      const found = await build.resolve(name, {
        kind,
        importer,
        resolveDir,
        pluginData: packagesWhereTheyAre,
      })
      const isPackage = found.path.includes(`${path.sep}node_modules${path.sep}`)
      return isPackage ? { path: pathToFileURL(found.path).href, external: true } : found
    })
  },
}

/**
 * A source that asks where it lies is told its own place, not that of the compiled file.
 * @type {import('esbuild').Plugin}
 */
const sourcesKnowTheirPlace = {
  name: 'sources-know-their-place',
  setup: (build) => {
    build.onLoad({ filter: /\.(ts|mjs)$/ }, async ({ path: file }) => {
      const place = { url: pathToFileURL(file).href, dirname: path.dirname(file) }
      const text = await readFile(file, 'utf8')
      return { contents: `const sourcePlace = ${JSON.stringify(place)}; ${text}`, loader: 'ts' }
    })
  },
}
