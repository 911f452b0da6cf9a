import path from 'node:path'
import { build } from 'esbuild'

/** The web server's file inside the standalone folder. */
export const WEB_SERVER = 'webServer.mjs'

const WEB_SERVER_SOURCE = 'src/server/web/webServer.ts'
const FILE_INSPECTOR_SOURCE = 'src/files/inspector/main.ts'

/** Writes what runs beside Next's pages into the folder of the standalone build. */
export async function bundlePrograms(root: string, folder: string) {
  await Promise.all([
    bundle(path.join(root, WEB_SERVER_SOURCE), path.join(folder, WEB_SERVER)),
    bundle(path.join(root, FILE_INSPECTOR_SOURCE), path.join(folder, 'fileInspector.mjs')),
  ])
}

/** Writes the inspector of uploaded files to where a site that runs from its sources looks for it. */
export async function bundleFileInspector(root: string) {
  const cache = path.join(root, 'node_modules/.cache')
  await bundle(path.join(root, FILE_INSPECTOR_SOURCE), path.join(cache, 'fileInspector.mjs'))
}

/**
 * Writes a program, with all that it uses but Next, as one file: Next's standalone build holds only the
 * packages of its own pages, and one file starts faster than hundreds.
 */
function bundle(entry: string, outfile: string) {
  return build({
    entryPoints: [entry],
    outfile,
    bundle: true,
    platform: 'node',
    target: 'node20',
    format: 'esm',
    external: ['next', 'pg-native'],
    // Packages in the older format ask for Node's own modules this way.
    banner: {
      js: "import { createRequire as requireFrom } from 'node:module'\nconst require = requireFrom(import.meta.url)",
    },
    logLevel: 'error',
  })
}
