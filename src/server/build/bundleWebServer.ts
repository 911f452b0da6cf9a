import path from 'node:path'
import { build } from 'esbuild'

/** The web server's file inside the standalone folder. */
export const WEB_SERVER = 'webServer.mjs'

/**
 * Writes the web server, with all that it uses but Next, as one file into the folder: Next's standalone
 * build holds only the packages of its own pages.
 */
export async function bundleWebServer(root: string, folder: string) {
  await build({
    entryPoints: [path.join(root, 'src/server/web/webServer.ts')],
    outfile: path.join(folder, WEB_SERVER),
    bundle: true,
    platform: 'node',
    target: 'node20',
    format: 'esm',
    external: ['next', 'pg-native'],
    // Packages in the older format ask for Node's own modules this way.
    banner: {
      js: "import { createRequire } from 'node:module'\nconst require = createRequire(import.meta.url)",
    },
    logLevel: 'error',
  })
}
