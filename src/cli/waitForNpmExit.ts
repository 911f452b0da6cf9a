import { env } from '@/src/env'

const CHECK_INTERVAL_MS = 1_000

/**
 * Resolves when the npm process that started this one has ended: npm does not forward its signals.
 */
export function waitForNpmExit() {
  return new Promise<undefined>((resolve) => {
    if (!env.npm_lifecycle_event) return
    const launcher = process.ppid
    const timer = setInterval(() => {
      if (process.ppid === launcher) return
      clearInterval(timer)
      resolve(undefined)
    }, CHECK_INTERVAL_MS).unref()
  })
}
