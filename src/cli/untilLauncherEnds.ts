import { env } from '@/src/env'

const EVERY_MS = 1_000

/** Resolves when the npm that started this process has ended: it does not pass its signals on. */
export function untilLauncherEnds() {
  return new Promise<undefined>((resolve) => {
    if (!env.npm_lifecycle_event) return
    const launcher = process.ppid
    const timer = setInterval(() => {
      if (process.ppid === launcher) return
      clearInterval(timer)
      resolve(undefined)
    }, EVERY_MS).unref()
  })
}
