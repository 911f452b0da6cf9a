import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'
import type { Payload } from 'payload'

const CIPHER_ALGORITHM = 'aes-256-gcm'
const KEY_BYTES = 32
const NONCE_BYTES = 12
const TAG_BYTES = 16
const SEALED_PREFIX = 'sealed:1:'

/** The kind of secret: a value sealed as one kind cannot be opened as another. */
type SecretPurpose = 'mail server password' | 'second factor'

/**
 * Encrypts and authenticates the text, so that only this site can read it and changes are detected.
 */
export function sealText(payload: Payload, purpose: SecretPurpose, text: string): string {
  const nonce = randomBytes(NONCE_BYTES)
  const cipher = createCipheriv(CIPHER_ALGORITHM, deriveKey(payload, purpose), nonce)
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return SEALED_PREFIX + Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url')
}

/** Decrypts a text; null when it was sealed with another secret, or was changed. */
export function openSealedText(
  payload: Payload,
  purpose: SecretPurpose,
  sealed: string,
): string | null {
  if (!sealed.startsWith(SEALED_PREFIX)) return openLegacySealedText(payload, sealed)
  const bytes = Buffer.from(sealed.slice(SEALED_PREFIX.length), 'base64url')
  const tagEnd = NONCE_BYTES + TAG_BYTES
  if (bytes.length < tagEnd) return null
  const nonce = bytes.subarray(0, NONCE_BYTES)
  const decipher = createDecipheriv(CIPHER_ALGORITHM, deriveKey(payload, purpose), nonce, {
    authTagLength: TAG_BYTES,
  })
  decipher.setAuthTag(bytes.subarray(NONCE_BYTES, tagEnd))
  try {
    return decipher.update(bytes.subarray(tagEnd), undefined, 'utf8') + decipher.final('utf8')
  } catch {
    return null
  }
}

// Derives a key for this purpose only, because Payload signs its sessions with the secret itself.
function deriveKey({ config }: Payload, purpose: SecretPurpose) {
  return Buffer.from(hkdfSync('sha256', config.secret, '', purpose, KEY_BYTES))
}

// Matches a text of Payload's own cipher: a 16-byte nonce before the text, in hexadecimal.
const PAYLOAD_CIPHER_PATTERN = /^[0-9a-f]{34,}$/

// Opens a value from before this format: encrypted by Payload, or older as plain text.
function openLegacySealedText(payload: Payload, text: string): string {
  return PAYLOAD_CIPHER_PATTERN.test(text) ? payload.decrypt(text) : text
}
