import { formatDate } from '@/src/content/dates'
import type { SiteTimezone } from '@/src/domain/languages/siteLocale'

/** Texts around a reply to a message. */
export const frenchReplyMailWords = {
  yourMessage: (writtenAt: string, timezone: SiteTimezone) =>
    `Votre message du ${formatDate(writtenAt, timezone)}`,
} as const
