import { createHmac, timingSafeEqual } from 'node:crypto'
import { z } from 'zod'
import { type FileLink, isFileLinkValid } from '@/src/domain/fileLink'

const Link = z.object({
  storedName: z.string().regex(/^[\w-]+\.\w+$/),
  downloadName: z.string(),
  mimeType: z.string(),
  expiresAt: z.number(),
})

/** A link as text that only the holder of the secret can have written. */
export function writeFileLinkToken(link: FileLink, secret: string): string {
  const content = Buffer.from(JSON.stringify(link)).toString('base64url')
  return `${content}.${signatureOf(content, secret).toString('base64url')}`
}

/** The link, or null when it was not written with this secret or has expired. */
export function readFileLinkToken(
  token: string,
  { secret, now }: { secret: string; now: Date },
): FileLink | null {
  const [content = '', signature = ''] = token.split('.')
  const expected = signatureOf(content, secret)
  const given = Buffer.from(signature, 'base64url')
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null
  const link = Link.parse(JSON.parse(Buffer.from(content, 'base64url').toString()))
  return isFileLinkValid(link, now) ? link : null
}

function signatureOf(content: string, secret: string): Buffer {
  return createHmac('sha256', secret).update(`candidate file link ${content}`).digest()
}
