import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto'
import type { Payload } from 'payload'
import { z } from 'zod'
import {
  KEEP_CONSENT_MONTHS,
  type KeepConsentOffer,
} from '@/src/plugins/retention/rules/keepConsent'

const KEY_BYTES = 32
const TOKEN_PATTERN = /^([\w-]+)\.([\w-]{43})$/

const KeepConsentOfferSchema = z.object({
  text: z.string().min(1),
  months: z.number().int().min(KEEP_CONSENT_MONTHS.least).max(KEEP_CONSENT_MONTHS.most),
})
const KeepConsentTokenContentSchema = z.object({
  id: z.number().int().positive(),
  sent: z.iso.datetime(),
})
/** The application of a link. An id alone could be given to another application after a restore. */
export type KeepConsentTokenContent = z.infer<typeof KeepConsentTokenContentSchema>

/**
 * The text that a page shows, signed: the form sends it back, so that the stored text is the one
 * that the candidate read, even if the settings have changed since.
 */
export const signKeepConsentOffer = (payload: Payload, { text, months }: KeepConsentOffer) =>
  signContent(payload, 'text', { text, months })

/** The text that was signed; null for any other value. */
export const readKeepConsentOffer = (payload: Payload, value: string) =>
  parseOrNull(KeepConsentOfferSchema, readVerifiedContent(payload, 'text', value))

/** The token of the link with which a candidate gives or withdraws a consent. */
export const createKeepConsentToken = (payload: Payload, { id, sent }: KeepConsentTokenContent) =>
  signContent(payload, 'link', { id, sent })

/** The application of a token; null when the signature is wrong. */
export const readKeepConsentToken = (payload: Payload, token: unknown) =>
  typeof token === 'string'
    ? parseOrNull(KeepConsentTokenContentSchema, readVerifiedContent(payload, 'link', token))
    : null

type SignaturePurpose = 'text' | 'link'

function signContent(payload: Payload, purpose: SignaturePurpose, content: object) {
  const body = Buffer.from(JSON.stringify(content)).toString('base64url')
  return `${body}.${signatureOf(payload, purpose, body).toString('base64url')}`
}

function readVerifiedContent(payload: Payload, purpose: SignaturePurpose, token: string): unknown {
  const [, body = '', mark = ''] = TOKEN_PATTERN.exec(token) ?? []
  const signature = Buffer.from(mark, 'base64url')
  const expected = signatureOf(payload, purpose, body)
  if (signature.length !== expected.length || !timingSafeEqual(signature, expected)) return null
  return JSON.parse(Buffer.from(body, 'base64url').toString())
}

const parseOrNull = <Content>(schema: z.ZodType<Content>, signed: unknown) =>
  schema.safeParse(signed).data ?? null

const signatureOf = (payload: Payload, purpose: SignaturePurpose, body: string) =>
  createHmac('sha256', deriveConsentKey(payload)).update(`${purpose} ${body}`).digest()

// Payload signs its sessions with the secret itself; a derived key is used for consents only.
const deriveConsentKey = ({ config }: Payload) =>
  Buffer.from(hkdfSync('sha256', config.secret, '', 'keep consent', KEY_BYTES))
