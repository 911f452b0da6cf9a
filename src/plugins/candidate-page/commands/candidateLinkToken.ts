import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto'
import type { Payload } from 'payload'
import { CODE_DIGITS } from '@/src/plugins/candidate-page/rules/candidateSession'

const NONCE_BYTES = 16
const SIGNATURE_BYTES = 32
// The remainder of such a large number is as good as evenly distributed.
const CODE_BYTES = 6
const TOKEN_PATTERN = /^[\w-]{64}$/

/**
 * The token of a link: its random nonce and a signature. The database stores the nonce alone, so
 * that neither a dump of it nor a read access opens a page, and staff can send the link again.
 */
export function createCandidateLinkToken(payload: Payload, nonce: string): string {
  const bytes = Buffer.from(nonce, 'hex')
  return Buffer.concat([bytes, signBytes(payload, bytes)]).toString('base64url')
}

/**
 * The nonce of a token; null when the signature is wrong. Guessed tokens are refused here, without
 * a query.
 */
export function readCandidateLinkToken(payload: Payload, token: unknown): string | null {
  if (typeof token !== 'string' || !TOKEN_PATTERN.test(token)) return null
  const bytes = Buffer.from(token, 'base64url')
  const nonce = bytes.subarray(0, NONCE_BYTES)
  const isSigned = timingSafeEqual(bytes.subarray(NONCE_BYTES), signBytes(payload, nonce))
  return isSigned ? nonce.toString('hex') : null
}

/** The code of six digits that belongs to this random value, which alone reveals nothing. */
export function computeCandidateCode(payload: Payload, codeNonce: string): string {
  const number = signBytes(payload, Buffer.from(`code ${codeNonce}`)).readUIntBE(0, CODE_BYTES)
  return String(number % 10 ** CODE_DIGITS).padStart(CODE_DIGITS, '0')
}

/** Compares in constant time. */
export function isCandidateCodeCorrect(
  payload: Payload,
  codeNonce: string,
  typed: string,
): boolean {
  const [code, sent] = [computeCandidateCode(payload, codeNonce), typed].map((text) =>
    signBytes(payload, Buffer.from(text)),
  )
  return code !== undefined && sent !== undefined && timingSafeEqual(code, sent)
}

/** The hash under which the session of a link is stored. The same cookie opens no other link. */
export const hashCandidateSession = (payload: Payload, nonce: string, session: string): string =>
  signBytes(payload, Buffer.from(`session ${nonce} ${session}`)).toString('base64url')

/** A keyed hash of an e-mail address, under which its mails are counted. */
export const hashEmail = (payload: Payload, email: string): string =>
  signBytes(payload, Buffer.from(email.toLowerCase())).toString('base64url')

const signBytes = (payload: Payload, bytes: Buffer) =>
  createHmac('sha256', deriveCandidateLinkKey(payload)).update(bytes).digest()

// Payload signs its sessions with the secret itself; a derived key is used for these links only.
const deriveCandidateLinkKey = ({ config }: Payload) =>
  Buffer.from(hkdfSync('sha256', config.secret, '', 'candidate link', SIGNATURE_BYTES))
