import { withBuild } from '../server/build/withBuild'

/** `build`: makes what production runs, without a database; the image of the container is made with it. */
export const run = () => withBuild(console.log, () => undefined)
