// @ts-check
const EXPECTED_ERRORS = ['Refusal', 'InvalidEnv']

/**
 * Runs a command and ends this process; of what was to be expected only the sentence is told.
 * @param {() => Promise<void>} command
 */
export async function runToEnd(command) {
  try {
    await command()
    // Payload keeps one database connection open after it is closed.
    process.exit(0)
  } catch (err) {
    const isExpected = err instanceof Error && EXPECTED_ERRORS.includes(err.name)
    console.error(isExpected ? err.message : err)
    process.exit(1)
  }
}
