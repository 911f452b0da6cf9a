import { formatDate } from '@/src/content/en/dates'
import type { SiteTimezone } from '@/src/domain/languages/siteLocale'

/** Texts around a reply to a message. */
export const englishReplyMailWords = {
  yourMessage: (writtenAt: string, timezone: SiteTimezone) =>
    `Your message of ${formatDate(writtenAt, timezone)}`,
} as const
