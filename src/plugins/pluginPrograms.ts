import type { BundleProgram } from '@/src/server/build/bundleOptions'
import { bundlePdfReader } from './document-reading/server/bundlePdfReader'
import { bundleTextReader } from './document-reading/server/bundleTextReader'

/** What bundles the programs of plugins, which the built site needs beside its pages. */
export const pluginPrograms: readonly BundleProgram[] = [bundleTextReader, bundlePdfReader]
