import { logError } from '@/src/log/log'
import { MIN_RESTART_INTERVAL_MS, POOL_CHECK_INTERVAL_MS } from './superviseWebServer'

/**
 * Ends a web server without a launcher, as in a container, when its connection pool is stalled: the
 * restart policy of the container replaces it. A process younger than ten minutes is not ended,
 * which limits the restart rate.
 */
export function exitWhenPoolStalls(isStalled: () => Promise<boolean>) {
  const check = async () => {
    if (process.uptime() * 1000 < MIN_RESTART_INTERVAL_MS || !(await isStalled())) return
    logError({ msg: 'The connection pool is stalled: the web server ends, to be restarted' })
    process.kill(process.pid, 'SIGTERM')
  }
  setInterval(() => void check(), POOL_CHECK_INTERVAL_MS).unref()
}
