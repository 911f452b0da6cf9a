import { waitForNpmExit } from './waitForNpmExit'

/** Resolves when this process, or the npm process that started it, gets a signal to end. */
export function waitForStopSignal() {
  const signal = new Promise<undefined>((resolve) => {
    for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(name, () => resolve(undefined))
  })
  return Promise.race([signal, waitForNpmExit()])
}
