import type { Payload } from 'payload'
import { findApplicationWithConsent } from '@/src/plugins/retention/queries/internal/findApplicationWithConsent'
import { mayRequestConsentNow } from '@/src/plugins/retention/rules/keepConsent'

/** Whether the candidate may be asked for the consent to keep this application for later offers. */
export async function canRequestKeepConsent(
  payload: Payload,
  { application, now }: { application: number; now: Date },
  drizzle?: Pick<Payload['db']['drizzle'], 'execute'>,
): Promise<boolean> {
  const found = await findApplicationWithConsent(payload, { id: application }, drizzle)
  return found !== null && mayRequestConsentNow(found, now)
}
