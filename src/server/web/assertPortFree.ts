import { createServer } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { commandLineMessages } from '@/src/content/commandLineMessages'
import { OperatorError } from '../operatorError'

const PORT_RELEASE_TIMEOUT_MS = 4_000

/**
 * Waits up to four seconds for the port, because a web server of ours whose parent was killed ends
 * by itself.
 * @throws OperatorError when the port is in use or forbidden
 */
export async function assertPortFree(port: number) {
  const deadline = Date.now() + PORT_RELEASE_TIMEOUT_MS
  let outcome = await findListenError(port)
  while (outcome === 'EADDRINUSE' && Date.now() < deadline) {
    await sleep(200)
    outcome = await findListenError(port)
  }
  if (outcome === 'EADDRINUSE') throw new OperatorError(commandLineMessages.portTaken(port))
  if (outcome === 'EACCES') throw new OperatorError(commandLineMessages.portForbidden(port))
}

function findListenError(port: number): Promise<string | undefined> {
  return new Promise((resolve) => {
    const probe = createServer()
    probe.once('error', (err: NodeJS.ErrnoException) => resolve(err.code))
    probe.listen(port, () => probe.close(() => resolve(undefined)))
  })
}
