// @ts-check
const EXPECTED_ERROR_NAMES = ['OperatorError', 'InvalidEnv']

// System and PostgreSQL error codes that the operator can act on.
const SENTENCE_BY_SYSTEM_ERROR_CODE = {
  ENOSPC: 'The disk is full.',
  53100: 'The disk of the database is full.',
  EACCES: 'This account may not write or read here.',
  EPERM: 'This account does not have this permission here.',
  EROFS: 'This disk is read-only.',
  ENOTDIR: 'A folder is needed here, and this is a file.',
  ERR_PARSE_ARGS_UNKNOWN_OPTION: 'This option does not exist.',
  ERR_PARSE_ARGS_INVALID_OPTION_VALUE: 'This option needs a value, or takes none.',
  ERR_PARSE_ARGS_UNEXPECTED_POSITIONAL: 'This command does not take this argument.',
}

/**
 * Runs a command and ends this process; prints only the message of an expected error.
 * @param {() => Promise<void>} command
 */
export async function runAndExit(command) {
  try {
    await command()
    // Payload keeps one database connection open after it is closed.
    process.exit(0)
  } catch (err) {
    console.error(expectedErrorSentence(err) ?? err)
    process.exit(1)
  }
}

/** @param {unknown} err */
function expectedErrorSentence(err) {
  if (!(err instanceof Error)) return undefined
  if (EXPECTED_ERROR_NAMES.includes(err.name)) return err.message
  const code = 'code' in err ? String(err.code) : ''
  const systemError = Object.entries(SENTENCE_BY_SYSTEM_ERROR_CODE).find(([name]) => name === code)
  return systemError && `${systemError[1]}\n${err.message}`
}
