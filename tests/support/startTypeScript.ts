import { spawn } from 'node:child_process'
import { compileProgram } from '@/src/cli/compileProgram.mjs'
import { NODE_OPTIONS } from '@/src/server/process/nodeOptions.mjs'

type Starting = { args?: string[]; variables?: Record<string, string> }

/** A program of ours in a process of its own; its output is there for whoever listens. */
export async function startTypeScript(source: string, { args = [], variables }: Starting = {}) {
  const program = await compileProgram(source)
  const child = spawn(
    process.execPath,
    [...NODE_OPTIONS, '--enable-source-maps', program, ...args],
    {
      env: { ...process.env, ...variables },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  )
  // Complaints that nobody reads must not hold it up.
  child.stderr.resume()
  return child
}
