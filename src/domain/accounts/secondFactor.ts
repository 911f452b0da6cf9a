/** How long a new application may be tried before its secret must be drawn again. */
export const SET_UP_MS = 15 * 60 * 1000
export const RECOVERY_CODES = 10

const GROUP = 4
/** 120 bits: not to be guessed from its digest either. */
const RECOVERY_LENGTH = 24
/** Those of base 32 in small letters: none is mistaken for another on paper. */
const RECOVERY_CODE = new RegExp(`^[a-z2-7]{${RECOVERY_LENGTH}}$`)

/** The changes of which the owner of the account gets a mail. */
export const SECOND_FACTOR_CHANGES = ['on', 'replaced', 'codes', 'off', 'reset'] as const
export type SecondFactorChange = (typeof SECOND_FACTOR_CHANGES)[number]

export type TypedCode = { kind: 'application' | 'recovery'; code: string }

/** What somebody typed to prove to be who they are, however it was spaced; null when it can be neither. */
export function readTypedCode(typed: string): TypedCode | null {
  const code = typed.replace(/[\s-]/g, '').toLowerCase()
  if (/^\d{6}$/.test(code)) return { kind: 'application', code }
  return RECOVERY_CODE.test(code) ? { kind: 'recovery', code } : null
}

/** As it is shown and copied by hand: `abcd-efgh-2345-6723-ijkl-mnop`. */
export function recoveryCode(chance: string): string {
  const code = chance.toLowerCase().slice(0, RECOVERY_LENGTH)
  return code.match(new RegExp(`.{${GROUP}}`, 'g'))?.join('-') ?? code
}

/** A secret as people type it into an application that cannot see the picture. */
export const spacedSecret = (secret: string) => secret.match(/.{1,4}/g)?.join(' ') ?? secret
