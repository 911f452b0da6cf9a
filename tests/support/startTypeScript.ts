import { spawn } from 'node:child_process'
import { compileProgram } from '@/src/cli/compileProgram.mjs'
import { NODE_OPTIONS } from '@/src/server/process/nodeOptions.mjs'

type StartOptions = { args?: string[]; variables?: Record<string, string> }

/** Starts a TypeScript program of ours in a child process; the caller can read its output. */
export async function startTypeScript(source: string, { args = [], variables }: StartOptions = {}) {
  const program = await compileProgram(source)
  const child = spawn(
    process.execPath,
    [...NODE_OPTIONS, '--enable-source-maps', program, ...args],
    {
      env: { ...process.env, ...variables },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  )
  // An unread pipe would block the process.
  child.stderr.resume()
  return child
}
