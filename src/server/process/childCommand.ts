import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { commandLineMessages } from '@/src/content/commandLineMessages'
import { childEnvironment } from '@/src/env'
import { OperatorError } from '../operatorError'
import { killOnExit } from './killOnExit'
import { NODE_OPTIONS } from './nodeOptions.mjs'

const runScriptPath = fileURLToPath(new URL('../../cli/run.mjs', import.meta.url))

/**
 * Runs one of our commands in a child process. The configuration reads the environment once, when
 * it is first imported; only a new process sees the URL of a database that was started meanwhile.
 */
export async function runChildCommand(
  command: string,
  variables: Record<string, string>,
  args: string[] = [],
) {
  const child = killOnExit(
    spawn(process.execPath, [...NODE_OPTIONS, runScriptPath, command, ...args], {
      env: childEnvironment(variables),
      stdio: 'inherit',
    }),
  )
  const status = await new Promise<number | null>((resolve, reject) => {
    child.once('error', reject)
    child.once('exit', resolve)
  })
  if (status !== 0) throw new OperatorError(commandLineMessages.stepFailed(command))
}
