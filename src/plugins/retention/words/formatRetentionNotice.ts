import type { SiteLanguage } from '@/src/domain/languages/siteLocale'
import type { ApplicationRetentionRules } from '@/src/plugins/retention/rules/applicationRetention'
import { retentionNoticeWords as en } from './en'
import { retentionNoticeWords as fr } from './fr'

type NoticePeriods = Pick<
  ApplicationRetentionRules,
  'applicationMonths' | 'rejectedMonths' | 'withdrawnMonths'
>

export type RetentionNoticeWords = Record<keyof NoticePeriods, (months: number) => string> & {
  sentence: (parts: string[]) => string
  /** What a consent changes. */
  withConsent: (months: number) => string
}

const retentionNoticeWordsByLanguage: Record<SiteLanguage, RetentionNoticeWords> = { fr, en }

/** When applications are deleted, for visitors: two sentences, made from the settings. */
export function formatRetentionNotice(periods: NoticePeriods, language: SiteLanguage): string {
  const { applicationMonths, rejectedMonths, withdrawnMonths, sentence, withConsent } =
    retentionNoticeWordsByLanguage[language]
  const deleted = sentence([
    rejectedMonths(periods.rejectedMonths),
    withdrawnMonths(periods.withdrawnMonths),
    applicationMonths(periods.applicationMonths),
  ])
  return `${deleted} ${withConsent(periods.applicationMonths)}`
}
