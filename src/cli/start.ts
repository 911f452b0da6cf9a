import { commandLineMessages } from '@/src/content/commandLineMessages'
import { env } from '@/src/env'
import { OperatorError } from '../server/operatorError'
import { createCleanup } from '../server/process/cleanup'
import { startSite } from '../server/startSite'
import { waitForStopSignal } from './waitForStopSignal'

/**
 * Renders the first pages in advance, so that the first visitor does not wait; failures are in the
 * log.
 */
const warmUpFirstPages = () =>
  fetch(`http://127.0.0.1:${env.PORT}/api/health/ready`).catch(() => undefined)

/** `start`: the whole site on this machine, until Ctrl-C. */
export async function run() {
  const closing = createCleanup()
  const signal = waitForStopSignal()
  const site = startSite(env, {}, closing, console.log)
  try {
    const running = await Promise.race([site, signal])
    if (running) {
      console.log(commandLineMessages.running(env.SITE_URL ?? `http://localhost:${env.PORT}`))
      void warmUpFirstPages()
      const ended = await Promise.race([running.ended, signal])
      if (ended) throw new OperatorError(ended)
    }
    console.log(commandLineMessages.stopping)
  } finally {
    await closing.run()
  }
}
