import { spawn } from 'node:child_process'
import path from 'node:path'
import { childEnvironment } from '@/src/env'
import { killOnExit } from '../server/process/killOnExit'
import { root } from '../server/root'

/** Runs an installed tool with its output shown. @returns whether it exited with code 0 */
export function runTool(
  tool: string,
  args: string[],
  variables: Record<string, string> = {},
): Promise<boolean> {
  const program = path.join(root, 'node_modules/.bin', tool)
  const child = killOnExit(
    spawn(program, args, {
      cwd: root,
      env: childEnvironment(variables),
      stdio: 'inherit',
      shell: process.platform === 'win32',
    }),
  )
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('exit', (status) => resolve(status === 0))
  })
}
