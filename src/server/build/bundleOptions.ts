/** Bundles the programs of a plugin in the sources at `root` into a folder. */
export type BundleProgram = (root: string, folder: string) => Promise<unknown>

/** Options of esbuild for a program that Node runs. */
export const NODE_BUNDLE_OPTIONS = {
  bundle: true,
  platform: 'node',
  target: 'node20',
  logLevel: 'error',
} as const
