import { standaloneFolder } from '../server/build/buildIfChanged'
import { bundleCommands } from '../server/build/bundleCommands'
import { withBuild } from '../server/build/withBuild'
import { root } from '../server/root'

/**
 * `build`: builds what production runs, without a database; the container image contains this
 * folder.
 */
export const run = () => withBuild(console.log, () => bundleCommands(root, standaloneFolder(root)))
