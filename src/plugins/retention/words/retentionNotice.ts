import type { SiteLanguage } from '@/src/domain/languages/siteLocale'
import type { ApplicationRules } from '@/src/plugins/retention/rules/applicationRetention'
import { retentionNoticeWords as en } from './en'
import { retentionNoticeWords as fr } from './fr'

type NoticePeriods = Pick<
  ApplicationRules,
  'applicationMonths' | 'rejectedMonths' | 'withdrawnMonths'
>

export type RetentionNoticeWords = Record<keyof NoticePeriods, (months: number) => string> & {
  sentence: (parts: string[]) => string
  /** What a consent changes. */
  withConsent: (months: number) => string
}

const words: Record<SiteLanguage, RetentionNoticeWords> = { fr, en }

/** When applications are deleted, for visitors: two sentences, made from the settings. */
export function retentionNotice(periods: NoticePeriods, language: SiteLanguage): string {
  const { applicationMonths, rejectedMonths, withdrawnMonths, sentence, withConsent } =
    words[language]
  const deleted = sentence([
    rejectedMonths(periods.rejectedMonths),
    withdrawnMonths(periods.withdrawnMonths),
    applicationMonths(periods.applicationMonths),
  ])
  return `${deleted} ${withConsent(periods.applicationMonths)}`
}
