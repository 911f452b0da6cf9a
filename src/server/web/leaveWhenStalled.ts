import { logError } from '@/src/log/log'
import { BETWEEN_LOOKS_MS, BETWEEN_RESTARTS_MS } from './superviseWebServer'

/**
 * Ends a web server without a launcher, as in a container, when its connection pool is stalled: the
 * restart policy of the container replaces it. A process younger than ten minutes is not ended,
 * which limits the restart rate.
 */
export function leaveWhenStalled(isStalled: () => Promise<boolean>) {
  const look = async () => {
    if (process.uptime() * 1000 < BETWEEN_RESTARTS_MS || !(await isStalled())) return
    logError({ msg: 'The connection pool is stalled: the web server ends, to be restarted' })
    process.kill(process.pid, 'SIGTERM')
  }
  setInterval(() => void look(), BETWEEN_LOOKS_MS).unref()
}
