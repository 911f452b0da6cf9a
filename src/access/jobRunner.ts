import { timingSafeEqual } from 'node:crypto'
import type { PayloadRequest } from 'payload'

/** Only whoever knows the secret may have the queued jobs run; without a secret nobody may. */
export const jobRunner =
  (secret: string | undefined) =>
  ({ req }: { req: PayloadRequest }): boolean => {
    const wanted = Buffer.from(`Bearer ${secret}`)
    const given = Buffer.from(req.headers.get('authorization') ?? '')
    return secret !== undefined && given.length === wanted.length && timingSafeEqual(given, wanted)
  }
