/** A token with which programs read the statistics; 32 random bytes. */
export const READING_TOKEN = /^stat_[\w-]{43}$/

export const READING_TOKEN_NAME_LENGTH = 80

/** Rate limit of the statistics API, per token and per network address. */
export const READINGS_A_MINUTE = 60

/** The token of `Authorization: Bearer …`; null for any other header. */
export function bearerToken(authorization: string | null): string | null {
  const [, token = ''] = /^Bearer (\S+)$/i.exec(authorization ?? '') ?? []
  return READING_TOKEN.test(token) ? token : null
}
