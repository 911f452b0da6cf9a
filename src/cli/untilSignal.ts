import { untilLauncherEnds } from './untilLauncherEnds'

/** Resolves when somebody asks this process, or the npm that started it, to end. */
export function untilSignal() {
  const signal = new Promise<undefined>((resolve) => {
    for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(name, () => resolve(undefined))
  })
  return Promise.race([signal, untilLauncherEnds()])
}
