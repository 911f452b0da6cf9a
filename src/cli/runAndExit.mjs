// @ts-check
const EXPECTED_ERRORS = ['Refusal', 'InvalidEnv']

// System and PostgreSQL error codes that the operator can act on.
const SYSTEM_ERRORS = {
  ENOSPC: 'Il n’y a plus de place sur le disque.',
  53100: 'Il n’y a plus de place sur le disque de la base de données.',
  EACCES: 'Ce compte n’a pas le droit d’écrire ou de lire à cet endroit.',
  EPERM: 'Ce compte n’a pas ce droit à cet endroit.',
  EROFS: 'Ce disque ne se laisse pas écrire.',
  ENOTDIR: 'Un dossier était attendu, et c’est un fichier.',
  ERR_PARSE_ARGS_UNKNOWN_OPTION: 'Cette option n’existe pas.',
  ERR_PARSE_ARGS_INVALID_OPTION_VALUE: 'Cette option demande une valeur, ou n’en prend pas.',
  ERR_PARSE_ARGS_UNEXPECTED_POSITIONAL: 'Cette commande ne prend pas cela.',
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
    console.error(sentenceOf(err) ?? err)
    process.exit(1)
  }
}

/** @param {unknown} err */
function sentenceOf(err) {
  if (!(err instanceof Error)) return undefined
  if (EXPECTED_ERRORS.includes(err.name)) return err.message
  const code = 'code' in err ? String(err.code) : ''
  const known = Object.entries(SYSTEM_ERRORS).find(([name]) => name === code)
  return known && `${known[1]}\n${err.message}`
}
