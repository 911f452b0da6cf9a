import type { Payload } from 'payload'
import { editionHref } from '@/src/domain/languages/editionPath'
import type { SiteLanguage } from '@/src/domain/languages/siteLocale'
import type { NotificationContext } from '@/src/notifications/notificationContext'
import { createKeepConsentToken } from '../commands/keepConsentToken'
import { KEEP_CONSENT_PATH, KEEP_CONSENT_TOKEN_PARAMETER } from '../rules/keepConsentPages'

/**
 * The URL of the page on which a candidate gives or withdraws a consent, in the candidate's
 * language; null when the URL of the site is unknown. @param sentAt ISO time of the application
 */
export function keepConsentUrl(
  payload: Payload,
  { id, language, sentAt }: { id: number; language: SiteLanguage; sentAt: string },
  { outlets, settings }: NotificationContext,
): string | null {
  if (!outlets.siteUrl) return null
  const { defaultLanguage } = settings
  const token = createKeepConsentToken(payload, { id, sent: sentAt })
  const path = `${KEEP_CONSENT_PATH}?${KEEP_CONSENT_TOKEN_PARAMETER}=${token}`
  return outlets.siteUrl + editionHref({ language, defaultLanguage }, path)
}
