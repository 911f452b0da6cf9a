import { createHash, timingSafeEqual } from 'node:crypto'

/** Whether a program shows the secret that it was given; without one nobody can. */
export function isBearer({ headers }: Request, secret: string | undefined): boolean {
  if (!secret) return false
  return timingSafeEqual(digest(headers.get('authorization') ?? ''), digest(`Bearer ${secret}`))
}

const digest = (text: string) => createHash('sha256').update(text).digest()
