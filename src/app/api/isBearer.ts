import { createHash, timingSafeEqual } from 'node:crypto'

/** Whether the request has this secret as its bearer token; false if no secret is configured. */
export function isBearer({ headers }: Request, secret: string | undefined): boolean {
  if (!secret) return false
  return timingSafeEqual(digest(headers.get('authorization') ?? ''), digest(`Bearer ${secret}`))
}

const digest = (text: string) => createHash('sha256').update(text).digest()
