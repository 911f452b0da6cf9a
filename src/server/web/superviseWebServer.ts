import { setTimeout as sleep } from 'node:timers/promises'
import { logError } from '@/src/log/log'
import type { WebServer } from './startWebServer'

/** The minimum interval prevents a restart loop when a restart does not help. */
export const MIN_RESTART_INTERVAL_MS = 10 * 60_000
export const POOL_CHECK_INTERVAL_MS = 15_000

type SupervisionOptions = {
  start: () => Promise<WebServer>
  /** Whether PostgreSQL responds but the web server gets no connection. */
  isStalled: () => Promise<boolean>
  checkIntervalMs?: number
  restartIntervalMs?: number
}

/**
 * Starts the web server, and restarts it when its connection pool is stalled. While PostgreSQL
 * itself is unreachable it is not restarted, because it still serves its cached pages.
 */
export async function superviseWebServer({
  start,
  isStalled,
  checkIntervalMs = POOL_CHECK_INTERVAL_MS,
  restartIntervalMs = MIN_RESTART_INTERVAL_MS,
}: SupervisionOptions): Promise<Pick<WebServer, 'exited' | 'stop'>> {
  const stopping = new AbortController()
  let current = await start()

  async function supervise() {
    let nextRestart = 0
    while (!(await hasExitedWithin(current, checkIntervalMs, stopping.signal))) {
      if (stopping.signal.aborted) return
      if (Date.now() < nextRestart || !(await isStalled())) continue
      logError({ msg: 'The connection pool is stalled: the web server is restarted' })
      nextRestart = Date.now() + restartIntervalMs
      await current.stop()
      if (stopping.signal.aborted) return
      current = await start()
    }
  }

  const exited = supervise().catch((err: unknown) => {
    logError({ err, msg: 'The web server could not be restarted' })
  })
  return {
    exited,
    stop: async () => {
      stopping.abort()
      await exited
      await current.stop()
    },
  }
}

async function hasExitedWithin({ exited }: WebServer, ms: number, signal: AbortSignal) {
  const waiting = new AbortController()
  const pause = sleep(ms, false, { signal: AbortSignal.any([signal, waiting.signal]) })
  const hasExited = await Promise.race([exited.then(() => true), pause.catch(() => false)])
  waiting.abort()
  return hasExited
}
