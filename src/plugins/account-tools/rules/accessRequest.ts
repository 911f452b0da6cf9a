/** Maximum number of characters per field. */
export const ACCESS_REQUEST_LIMITS = { name: 200, email: 254 } as const

export const MAX_ACCESS_REQUESTS_PER_HOUR = 5
/**
 * Maximum number of pending access requests. Beyond it the sign-in page refuses new requests with
 * an explanation, until a Super Administrator has processed some.
 */
export const MAX_PENDING_ACCESS_REQUESTS = 100
