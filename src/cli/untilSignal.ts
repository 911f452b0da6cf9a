/** Resolves when somebody asks this process to end. */
export function untilSignal() {
  return new Promise<undefined>((resolve) => {
    for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(name, () => resolve(undefined))
  })
}
