import { createHash, timingSafeEqual } from 'node:crypto'

/** Whether the request has this secret as its bearer token; false if no secret is configured. */
export function hasBearerToken({ headers }: Request, secret: string | undefined): boolean {
  if (!secret) return false
  return timingSafeEqual(sha256(headers.get('authorization') ?? ''), sha256(`Bearer ${secret}`))
}

const sha256 = (text: string) => createHash('sha256').update(text).digest()
