import { existsSync, readdirSync } from 'node:fs'
import { cp, readFile } from 'node:fs/promises'
import path from 'node:path'
import { build, type Plugin } from 'esbuild'

/** The folder of the commands, both in the sources and in the built site. */
const COMMANDS_FOLDER = 'src/cli'

/** Lists the folders with files that a seed of a plugin reads. */
const listSeedFileFolders = (root: string) =>
  readdirSync(path.join(root, 'src/plugins'))
    .map((plugin) => `src/plugins/${plugin}/seed/files`)
    .filter((folder) => existsSync(path.join(root, folder)))

// Packages that are not bundled: native modules, which Next copies beside the site, and Payload
// tools that no command of a running site uses.
const UNBUNDLED_PACKAGES = ['sharp', 'pg-native', 'drizzle-kit', 'json-schema-to-typescript']

/**
 * Bundles the commands of a running site with their dependencies, so that a container needs neither
 * sources nor node_modules. The files have the same paths as in the sources.
 */
export async function bundleCommands(root: string, folder: string) {
  await Promise.all([
    bundleCommandEntries(root, folder),
    ...listSeedFileFolders(root).map((files) =>
      cp(path.join(root, files), path.join(folder, files), { recursive: true }),
    ),
  ])
}

async function bundleCommandEntries(root: string, folder: string) {
  await build({
    absWorkingDir: root,
    entryPoints: [
      { in: `${COMMANDS_FOLDER}/runBuilt.ts`, out: `${COMMANDS_FOLDER}/run` },
      { in: `${COMMANDS_FOLDER}/workerAlive.mjs`, out: `${COMMANDS_FOLDER}/workerAlive` },
    ],
    outdir: folder,
    // Shared code is bundled once; the chunks are in the folder of the commands, so that relative
    // paths work.
    splitting: true,
    chunkNames: `${COMMANDS_FOLDER}/[name]-[hash]`,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    platform: 'node',
    target: 'node20',
    format: 'esm',
    conditions: ['production'],
    external: UNBUNDLED_PACKAGES,
    logLevel: 'error',
    // The banner defines `require`, which CommonJS packages call for Node's built-in modules.
    banner: {
      js: "import { createRequire as requireFrom } from 'node:module'\nconst require = requireFrom(import.meta.url)",
    },
    plugins: [importMetaUrlPlugin(root)],
  })
}

/** Replaces `import.meta.url` in each source by its URL relative to the built folder. */
const importMetaUrlPlugin = (root: string): Plugin => ({
  name: 'sources-know-their-place',
  setup: (build) => {
    build.onLoad({ filter: /\.(ts|mjs)$/ }, async ({ path: file }) => {
      if (file.includes(`${path.sep}node_modules${path.sep}`)) return undefined
      const text = await readFile(file, 'utf8')
      if (!text.includes('import.meta.url')) return undefined
      const place = path.relative(path.join(root, COMMANDS_FOLDER), file).split(path.sep).join('/')
      const url = `new URL(${JSON.stringify(place)}, import.meta.url).href`
      return { contents: text.replaceAll('import.meta.url', url), loader: 'ts' }
    })
  },
})
