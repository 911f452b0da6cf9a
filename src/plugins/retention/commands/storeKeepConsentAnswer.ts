import type { Payload } from 'payload'
import { inTransaction } from '@/src/database/inTransaction'
import { transactionDrizzle } from '@/src/database/transactionDrizzle'
import { keepConsentState, mayRequestKeepConsent } from '@/src/plugins/retention/rules/keepConsent'
import type { KeepConsentChoice } from '@/src/plugins/retention/rules/keepConsentPages'
import { findApplicationWithConsent } from '../queries/internal/findApplicationWithConsent'
import {
  recordConsentRequestOrRefusal,
  storeGivenKeepConsent,
  withdrawKeepConsent,
} from './changeKeepConsent'
import { type KeepConsentTokenContent, readKeepConsentOffer } from './keepConsentToken'

type KeepConsentAnswer = {
  choice: KeepConsentChoice
  /** The signed text to which the candidate agrees. */
  text: string
  headers: Headers
  now: Date
}

/** Stores the answer of a candidate. A consent to a text that the site has not signed is ignored. */
export function storeKeepConsentAnswer(
  payload: Payload,
  linked: KeepConsentTokenContent,
  { choice, text, headers, now }: KeepConsentAnswer,
) {
  return inTransaction(payload, { user: null, headers }, async (req) => {
    const drizzle = await transactionDrizzle(req)
    const found = await findApplicationWithConsent(payload, linked, drizzle)
    if (!found) return
    const change = { application: found.id, origin: 'page', now } as const
    const offer = choice === 'accept' ? readKeepConsentOffer(payload, text) : null
    if (offer) await storeGivenKeepConsent(req, { ...change, ...offer })
    if (choice === 'accept' || !mayRequestKeepConsent(found.latest)) return
    if (keepConsentState(found, now) === 'active') await withdrawKeepConsent(req, change)
    else await recordConsentRequestOrRefusal(req, { ...change, event: 'declined' })
  })
}
