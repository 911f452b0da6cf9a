import { bundleInspectorsIntoCache } from '@/src/server/build/bundlePrograms'
import { root } from '@/src/server/root'

/** Bundles the file inspector before all tests that send files. */
export const setup = () => bundleInspectorsIntoCache(root)
