import { cp, readFile } from 'node:fs/promises'
import path from 'node:path'
import { build, type Plugin } from 'esbuild'

/** Where the commands lie, among the sources and beside the built site. */
const PLACE = 'src/cli'

const DEMO_FILES = 'src/seed/files'

// What is not made into one file: programs of the system's own format, which Next has put beside the site,
// and tools of Payload that no command of a running site reaches.
const LEFT_OUT = ['sharp', 'pg-native', 'drizzle-kit', 'json-schema-to-typescript']

/**
 * Writes the commands of a running site beside the built one, with all the packages that they use, so that
 * a container needs neither sources nor packages. They stand where they stand among the sources.
 */
export async function bundleCommands(root: string, folder: string) {
  await Promise.all([
    bundle(root, folder),
    cp(path.join(root, DEMO_FILES), path.join(folder, DEMO_FILES), { recursive: true }),
  ])
}

async function bundle(root: string, folder: string) {
  await build({
    absWorkingDir: root,
    entryPoints: [
      { in: `${PLACE}/runBuilt.ts`, out: `${PLACE}/run` },
      { in: `${PLACE}/workerAlive.mjs`, out: `${PLACE}/workerAlive` },
    ],
    outdir: folder,
    // What several commands share is there once; in the same folder, so that every file knows its place.
    splitting: true,
    chunkNames: `${PLACE}/[name]-[hash]`,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    platform: 'node',
    target: 'node20',
    format: 'esm',
    conditions: ['production'],
    external: LEFT_OUT,
    logLevel: 'error',
    // Packages in the older format ask for Node's own modules this way.
    banner: {
      js: "import { createRequire as requireFrom } from 'node:module'\nconst require = requireFrom(import.meta.url)",
    },
    plugins: [sourcesKnowTheirPlace(root)],
  })
}

/** A source that asks where it lies is told its place below the built site's folder. */
const sourcesKnowTheirPlace = (root: string): Plugin => ({
  name: 'sources-know-their-place',
  setup: (build) => {
    build.onLoad({ filter: /\.(ts|mjs)$/ }, async ({ path: file }) => {
      if (file.includes(`${path.sep}node_modules${path.sep}`)) return undefined
      const text = await readFile(file, 'utf8')
      if (!text.includes('import.meta.url')) return undefined
      const place = path.relative(path.join(root, PLACE), file).split(path.sep).join('/')
      const url = `new URL(${JSON.stringify(place)}, import.meta.url).href`
      return { contents: text.replaceAll('import.meta.url', url), loader: 'ts' }
    })
  },
})
