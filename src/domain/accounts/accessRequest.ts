/** The most characters a field takes. */
export const ACCESS_REQUEST_LIMITS = { name: 200, email: 254 } as const

export const ACCESS_REQUESTS_PER_HOUR = 5
/** Beyond these nothing is taken in, and people are told so, until a Super Administrator has dealt with some. */
export const MOST_ACCESS_REQUESTS = 100
