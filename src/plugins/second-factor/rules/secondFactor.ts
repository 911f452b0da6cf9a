/** Time to confirm a new authenticator app; after it, a new secret is generated. */
export const SECOND_FACTOR_SETUP_TIMEOUT_MS = 15 * 60 * 1000
export const RECOVERY_CODE_COUNT = 10

const RECOVERY_CODE_GROUP_CHARACTERS = 4
/** The length gives 120 bits: too many to guess, even from the stored hash. */
const RECOVERY_CODE_CHARACTERS = 24
/** Matches base32 in lower case, in which no two characters look alike on paper. */
const RECOVERY_CODE_PATTERN = new RegExp(`^[a-z2-7]{${RECOVERY_CODE_CHARACTERS}}$`)

/** The changes about which the account owner receives a mail. */
export const SECOND_FACTOR_CHANGE_KINDS = ['on', 'replaced', 'codes', 'off', 'reset'] as const
export type SecondFactorChangeKind = (typeof SECOND_FACTOR_CHANGE_KINDS)[number]

export type TypedCode = { kind: 'authenticatorApp' | 'recovery'; code: string }

/** Reads the TOTP or recovery code that a user typed; null when the text is neither. */
export function parseTypedCode(typed: string): TypedCode | null {
  const code = typed.replace(/[\s-]/g, '').toLowerCase()
  if (/^\d{6}$/.test(code)) return { kind: 'authenticatorApp', code }
  return RECOVERY_CODE_PATTERN.test(code) ? { kind: 'recovery', code } : null
}

/** Formats a recovery code as shown to the user: `abcd-efgh-2345-6723-ijkl-mnop`. */
export function formatRecoveryCode(chance: string): string {
  const code = chance.toLowerCase().slice(0, RECOVERY_CODE_CHARACTERS)
  return code.match(new RegExp(`.{${RECOVERY_CODE_GROUP_CHARACTERS}}`, 'g'))?.join('-') ?? code
}

/**
 * A TOTP secret in groups of four, to type into an authenticator app that cannot scan the QR code.
 */
export const groupSecretInFours = (secret: string) => secret.match(/.{1,4}/g)?.join(' ') ?? secret
