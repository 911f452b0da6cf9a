import { editionHref } from '@/src/domain/languages/editionPath'
import type { SiteLanguage } from '@/src/domain/languages/siteLocale'
import type { NotificationContext } from '@/src/notifications/notificationContext'
import { CANDIDATE_PAGE_PATH, LINK_TOKEN_PARAMETER } from '../rules/candidatePage'

/** The URL of a candidate page in this language; null when the URL of the site is unknown. */
export function candidatePageUrl(
  token: string,
  language: SiteLanguage,
  { outlets, settings }: NotificationContext,
): string | null {
  if (!outlets.siteUrl) return null
  const { defaultLanguage } = settings
  const path = `${CANDIDATE_PAGE_PATH}?${LINK_TOKEN_PARAMETER}=${token}`
  return outlets.siteUrl + editionHref({ language, defaultLanguage }, path)
}
