/** For a response to one person, which no cache may store. */
export const NO_STORE = { 'Cache-Control': 'private, no-store' }

export const privateJson = (body: object, status = 200, headers: Record<string, string> = {}) =>
  Response.json(body, { status, headers: { ...NO_STORE, ...headers } })

/** A limit that lets the user in again after so many minutes. */
export const tooManyRequests = (error: string, minutes: number) =>
  privateJson({ error }, 429, { 'Retry-After': String(minutes * 60) })
