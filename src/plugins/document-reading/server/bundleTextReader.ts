import path from 'node:path'
import { build } from 'esbuild'
import { NODE_BUNDLE_OPTIONS } from '@/src/server/build/bundleOptions'

const TEXT_READER_SOURCE = 'src/plugins/document-reading/files/textReader/main.ts'

// Bundles the text reader apart from the inspector, which does not use the PDF library and would
// start slowly with it.
export function bundleTextReader(root: string, folder: string) {
  return build({
    ...NODE_BUNDLE_OPTIONS,
    entryPoints: [path.join(root, TEXT_READER_SOURCE)],
    outfile: path.join(folder, 'textReader.mjs'),
    minify: true,
    format: 'esm',
  })
}
