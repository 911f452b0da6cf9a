import { builtSite } from '../server/build/buildIfChanged'
import { bundleCommands } from '../server/build/bundleCommands'
import { withBuild } from '../server/build/withBuild'
import { root } from '../server/root'

/** `build`: makes what production runs, without a database; the image of the container is this folder. */
export const run = () => withBuild(console.log, () => bundleCommands(root, builtSite(root)))
