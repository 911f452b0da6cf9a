import { type ChildProcess, spawn } from 'node:child_process'
import path from 'node:path'
import { commandLineMessages } from '@/src/content/commandLineMessages'
import { childEnvironment } from '@/src/env'
import { WEB_SERVER_FILE } from '../build/bundlePrograms'
import { OperatorError } from '../operatorError'

/** The time exceeds what drainOnSignal needs to finish open requests. */
const WEB_SERVER_STOP_TIMEOUT_MS = 15_000

export type WebServer = {
  exited: Promise<void>
  /** Stops the web server gracefully, after its open requests. */
  stop: () => Promise<void>
  /** Kills the web server immediately. */
  kill: () => void
}

/**
 * Starts the web server on a copy of the build in a child process, and resolves when it is ready.
 */
export async function startWebServer(
  folder: string,
  variables: Record<string, string>,
): Promise<WebServer> {
  const child = spawn(process.execPath, [path.join(folder, WEB_SERVER_FILE)], {
    cwd: folder,
    env: childEnvironment(variables),
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })
  const exited = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  await waitUntilReady(child)
  return {
    exited,
    stop: async () => {
      child.kill('SIGTERM')
      const late = setTimeout(() => child.kill('SIGKILL'), WEB_SERVER_STOP_TIMEOUT_MS)
      await exited
      clearTimeout(late)
    },
    kill: () => child.kill('SIGKILL'),
  }
}

function waitUntilReady(child: ChildProcess) {
  return new Promise<void>((resolve, reject) => {
    child.once('message', () => resolve())
    child.once('error', reject)
    child.once('exit', () => reject(new OperatorError(commandLineMessages.webServerNotStarted)))
  })
}
