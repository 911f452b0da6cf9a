import { standaloneFolderOf } from '../server/build/buildIfChanged'
import { bundleCommands } from '../server/build/bundleCommands'
import { withUpToDateBuild } from '../server/build/withUpToDateBuild'
import { root } from '../server/root'

/**
 * `build`: builds the site for production, without a database; the container contains the result.
 */
export const run = () =>
  withUpToDateBuild(console.log, () => bundleCommands(root, standaloneFolderOf(root)))
