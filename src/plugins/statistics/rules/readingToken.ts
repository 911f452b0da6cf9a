/** Matches a token with which programs read the statistics; 32 random bytes. */
export const STATISTICS_TOKEN_PATTERN = /^stat_[\w-]{43}$/

export const MAX_TOKEN_NAME_CHARACTERS = 80

/** Rate limit of the statistics API, per token and per IP address. */
export const MAX_API_REQUESTS_PER_MINUTE = 60

/** Reads the token of `Authorization: Bearer …`; null for any other header. */
export function parseBearerToken(authorization: string | null): string | null {
  const [, token = ''] = /^Bearer (\S+)$/i.exec(authorization ?? '') ?? []
  return STATISTICS_TOKEN_PATTERN.test(token) ? token : null
}
