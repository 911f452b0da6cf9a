import type { BundleProgram } from '@/src/server/build/bundleOptions'
import { bundlePdfReader } from './document-reading/server/bundlePdfReader'
import { bundleTextReader } from './document-reading/server/bundleTextReader'

/** The functions that bundle the programs of plugins: the built site runs them beside its pages. */
export const pluginProgramBundlers: readonly BundleProgram[] = [bundleTextReader, bundlePdfReader]
