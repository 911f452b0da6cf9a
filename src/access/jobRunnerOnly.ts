import { timingSafeEqual } from 'node:crypto'
import type { PayloadRequest } from 'payload'

/**
 * Only requests with the secret may run the queued jobs; without a configured secret no request
 * may.
 */
export const jobRunnerOnly =
  (secret: string | undefined) =>
  ({ req }: { req: PayloadRequest }): boolean => {
    const expectedHeader = Buffer.from(`Bearer ${secret}`)
    const sentHeader = Buffer.from(req.headers.get('authorization') ?? '')
    return (
      secret !== undefined &&
      sentHeader.length === expectedHeader.length &&
      timingSafeEqual(sentHeader, expectedHeader)
    )
  }
