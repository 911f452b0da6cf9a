import { createHmac } from 'node:crypto'
import { errors, jwtVerify, SignJWT } from 'jose'
import { z } from 'zod'
import { FILE_LINK_LIFETIME_SECONDS, type FileLinkClaims } from '@/src/domain/files/fileLink'

const SIGNATURE_ALGORITHM = 'HS256'

const FileLinkClaimsSchema = z.object({ fileId: z.number(), downloadName: z.string() })

/** A signed link token that is valid for a minute. */
export function signFileLinkToken(
  link: FileLinkClaims,
  { secret, now }: { secret: string; now: Date },
): Promise<string> {
  return new SignJWT(link)
    .setProtectedHeader({ alg: SIGNATURE_ALGORITHM })
    .setExpirationTime(Math.ceil(now.getTime() / 1000) + FILE_LINK_LIFETIME_SECONDS)
    .sign(deriveFileLinkKey(secret))
}

/** Reads the link of a token; null when the signature is invalid or the token has expired. */
export async function verifyFileLinkToken(
  token: string,
  { secret, now }: { secret: string; now: Date },
): Promise<FileLinkClaims | null> {
  try {
    const options = { algorithms: [SIGNATURE_ALGORITHM], currentDate: now, requiredClaims: ['exp'] }
    const { payload } = await jwtVerify(token, deriveFileLinkKey(secret), options)
    return FileLinkClaimsSchema.parse(payload)
  } catch (err) {
    if (err instanceof errors.JOSEError) return null
    throw err
  }
}

// Derives the key from the secret, because Payload signs sessions with the secret itself: one kind
// of token must not be usable as the other.
function deriveFileLinkKey(secret: string): Uint8Array {
  return createHmac('sha256', secret).update('candidate file link').digest()
}
