import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'

// V8's "explicit compile hint"; other engines see a comment.
const HINT = '//# allFunctionsCalledOnLoad\n'

const Manifest = z.object({ rootMainFiles: z.array(z.string()) })

/**
 * Asks browsers to compile the scripts that every page starts with (React and Next) whole, beside the
 * page's thread and while they arrive, instead of function by function when the page wants to answer.
 */
export function compileWhileLoading(build: string) {
  const manifest = readFileSync(path.join(build, 'build-manifest.json'), 'utf8')
  for (const name of Manifest.parse(JSON.parse(manifest)).rootMainFiles) {
    const file = path.join(build, name)
    writeFileSync(file, HINT + readFileSync(file, 'utf8'))
  }
}
