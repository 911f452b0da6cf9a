const PROGRESS_PRINT_INTERVAL_MS = 10_000

/** Prints the name of a long step, and the elapsed time every ten seconds. */
export async function withProgress(
  text: string,
  print: (text: string) => void,
  step: () => Promise<void>,
) {
  const start = Date.now()
  const seconds = () => Math.round((Date.now() - start) / 1000)
  print(text)
  const reminder = setInterval(() => print(`  … ${seconds()} s`), PROGRESS_PRINT_INTERVAL_MS)
  await step().finally(() => clearInterval(reminder))
}
