import type { SiteLanguage } from '@/src/domain/languages/siteLocale'
import type { ApplicationRetentionRules } from '@/src/plugins/retention/rules/applicationRetention'
import { retentionNoticeWords as en } from './en'
import { retentionNoticeWords as fr } from './fr'

type ApplicationPeriods = Pick<
  ApplicationRetentionRules,
  'applicationMonths' | 'rejectedMonths' | 'withdrawnMonths'
>
type NoticePeriods = ApplicationPeriods & { sealedRecordYears: number }

export type RetentionNoticeWords = Record<keyof ApplicationPeriods, (months: number) => string> & {
  sentence: (parts: string[]) => string
  /** What a consent changes. */
  withConsent: (months: number) => string
  /** What remains of a deleted application, and for how long. */
  sealed: (years: number) => string
}

const retentionNoticeWordsByLanguage: Record<SiteLanguage, RetentionNoticeWords> = { fr, en }

/** When applications are deleted, for visitors: sentences made from the settings. */
export function formatRetentionNotice(periods: NoticePeriods, language: SiteLanguage): string {
  const { applicationMonths, rejectedMonths, withdrawnMonths, ...others } =
    retentionNoticeWordsByLanguage[language]
  const { sentence, withConsent, sealed } = others
  const deleted = sentence([
    rejectedMonths(periods.rejectedMonths),
    withdrawnMonths(periods.withdrawnMonths),
    applicationMonths(periods.applicationMonths),
  ])
  const remaining = periods.sealedRecordYears > 0 ? [sealed(periods.sealedRecordYears)] : []
  return [deleted, withConsent(periods.applicationMonths), ...remaining].join(' ')
}
