import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto'
import type { Payload } from 'payload'
import { z } from 'zod'
import {
  KEEP_CONSENT_MONTHS,
  type KeepConsentOffer,
} from '@/src/plugins/retention/rules/keepConsent'

const KEY_BYTES = 32
const TOKEN_PATTERN = /^([\w-]+)\.([\w-]{43})$/

const Offer = z.object({
  text: z.string().min(1),
  months: z.number().int().min(KEEP_CONSENT_MONTHS.least).max(KEEP_CONSENT_MONTHS.most),
})
const Linked = z.object({ id: z.number().int().positive(), sent: z.iso.datetime() })
/** The application of a link. An id alone could be given to another application after a restore. */
export type LinkedApplication = z.infer<typeof Linked>

/**
 * The text that a page shows, signed: the form sends it back, so that the stored text is the one
 * that the candidate read, even if the settings have changed since.
 */
export const signKeepConsentOffer = (payload: Payload, { text, months }: KeepConsentOffer) =>
  sign(payload, 'text', { text, months })

/** The text that was signed; null for any other value. */
export const readKeepConsentOffer = (payload: Payload, value: string) =>
  parse(Offer, readSigned(payload, 'text', value))

/** The token of the link with which a candidate gives or withdraws a consent. */
export const writeKeepConsentToken = (payload: Payload, { id, sent }: LinkedApplication) =>
  sign(payload, 'link', { id, sent })

/** The application of a token; null when the signature is wrong. */
export const readKeepConsentToken = (payload: Payload, token: unknown) =>
  typeof token === 'string' ? parse(Linked, readSigned(payload, 'link', token)) : null

type Purpose = 'text' | 'link'

function sign(payload: Payload, purpose: Purpose, content: object) {
  const body = Buffer.from(JSON.stringify(content)).toString('base64url')
  return `${body}.${signatureOf(payload, purpose, body).toString('base64url')}`
}

function readSigned(payload: Payload, purpose: Purpose, token: string): unknown {
  const [, body = '', mark = ''] = TOKEN_PATTERN.exec(token) ?? []
  const signature = Buffer.from(mark, 'base64url')
  const expected = signatureOf(payload, purpose, body)
  if (signature.length !== expected.length || !timingSafeEqual(signature, expected)) return null
  return JSON.parse(Buffer.from(body, 'base64url').toString())
}

const parse = <Content>(schema: z.ZodType<Content>, signed: unknown) =>
  schema.safeParse(signed).data ?? null

const signatureOf = (payload: Payload, purpose: Purpose, body: string) =>
  createHmac('sha256', deriveKey(payload)).update(`${purpose} ${body}`).digest()

// Payload signs its sessions with the secret itself; a derived key is used for consents only.
const deriveKey = ({ config }: Payload) =>
  Buffer.from(hkdfSync('sha256', config.secret, '', 'keep consent', KEY_BYTES))
