/** With which programs read the figures; 32 bytes drawn at random. */
export const READING_TOKEN = /^stat_[\w-]{43}$/

export const READING_TOKEN_NAME_LENGTH = 80

/** How often figures are read over the API: of one token, and from one address whatever it sends. */
export const READINGS_A_MINUTE = 60

/** The token of `Authorization: Bearer …`; null of any other header. */
export function sentToken(authorization: string | null): string | null {
  const [, token = ''] = /^Bearer (\S+)$/i.exec(authorization ?? '') ?? []
  return READING_TOKEN.test(token) ? token : null
}
