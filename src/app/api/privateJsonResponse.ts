/** Headers of a response for one user, which no cache may store. */
export const NO_STORE_HEADERS = { 'Cache-Control': 'private, no-store' }

export const privateJsonResponse = (
  body: object,
  status = 200,
  headers: Record<string, string> = {},
) => Response.json(body, { status, headers: { ...NO_STORE_HEADERS, ...headers } })

/** 429 response; `minutes` is the time until the user may try again. */
export const tooManyRequestsResponse = (error: string, minutes: number) =>
  privateJsonResponse({ error }, 429, { 'Retry-After': String(minutes * 60) })
