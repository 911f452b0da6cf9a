import path from 'node:path'
import { build } from 'esbuild'
import { pluginProgramBundlers } from '@/src/plugins/pluginProgramBundlers'
import { NODE_BUNDLE_OPTIONS } from './bundleOptions'

/** The name of the web server's bundle in the standalone folder. */
export const WEB_SERVER_FILE = 'webServer.mjs'

const WEB_SERVER_SOURCE = 'src/server/web/webServer.ts'
const FILE_INSPECTOR_SOURCE = 'src/files/inspector/main.ts'

/** Bundles our programs (the web server and the file readers) into the standalone folder. */
export async function bundlePrograms(root: string, folder: string) {
  await Promise.all([
    bundleProgram(path.join(root, WEB_SERVER_SOURCE), path.join(folder, WEB_SERVER_FILE)),
    ...bundleInspectorPrograms(root, folder),
  ])
}

/**
 * Bundles the file readers into the cache folder that a site uses when it runs from its sources.
 */
export async function bundleInspectorsIntoCache(root: string) {
  const cache = path.join(root, 'node_modules/.cache')
  await Promise.all(bundleInspectorPrograms(root, cache))
}

const bundleInspectorPrograms = (root: string, folder: string) => [
  bundleInspectorAsCommonJs(root, folder),
  ...pluginProgramBundlers.map((bundleProgram) => bundleProgram(root, folder)),
]

// Bundles a program as minified CommonJS, which starts in 0.7 of the time: a process starts for
// every file.
function bundleInspectorAsCommonJs(root: string, folder: string) {
  return build({
    ...NODE_BUNDLE_OPTIONS,
    entryPoints: [path.join(root, FILE_INSPECTOR_SOURCE)],
    outfile: path.join(folder, 'fileInspector.cjs'),
    minify: true,
    format: 'cjs',
  })
}

/**
 * Bundles a program and its dependencies except Next into one file: Next's standalone build
 * contains only the packages of its own pages, and one file loads faster than hundreds.
 */
function bundleProgram(entry: string, outfile: string) {
  return build({
    ...NODE_BUNDLE_OPTIONS,
    entryPoints: [entry],
    outfile,
    format: 'esm',
    external: ['next', 'pg-native'],
    // The banner defines `require`, which CommonJS packages call for Node's built-in modules.
    banner: {
      js: "import { createRequire as requireFrom } from 'node:module'\nconst require = requireFrom(import.meta.url)",
    },
  })
}
