import path from 'node:path'
import { withFileLock } from '../process/withFileLock'
import { root } from '../root'
import { buildIfChanged } from './buildIfChanged'

/** Builds the site if necessary and calls `use` while no other process of this machine builds. */
export function withUpToDateBuild<Result>(print: (text: string) => void, use: () => Result) {
  return withFileLock(path.join(root, 'node_modules/.cache/build-lock'), async () => {
    await buildIfChanged(root, print)
    return use()
  })
}
