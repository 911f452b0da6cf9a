import { readApplicationMonths } from '@/src/queries/asSite/readApplicationMonths'
import { findAnswerDays } from '@/src/queries/findAnswerDays'
import { findCompany } from '@/src/queries/findCompany'
import { findExpertiseLinks } from '@/src/queries/findExpertiseLinks'
import { findIdentity } from '@/src/queries/findIdentity'
import { findJobListTexts } from '@/src/queries/findJobListTexts'
import { findNavigation } from '@/src/queries/findNavigation'
import { findOffices } from '@/src/queries/findOffices'
import { isAnalyticsPreselected } from '@/src/queries/isAnalyticsPreselected'
import { isCountedWithoutConsent } from '@/src/queries/isCountedWithoutConsent'
import { cacheAnswer, cachePage, cacheSettings, cacheWords } from './cacheAnswer'

export const cachedCompany = cacheWords(
  { name: 'company', madeFrom: ['website-settings', 'offices'] },
  findCompany,
)
export const cachedIdentity = cacheAnswer(
  { name: 'identity', madeFrom: ['website-settings', 'media'] },
  findIdentity,
)
export const cachedAnalyticsPreselected = cacheAnswer(
  { name: 'analytics-preselected', madeFrom: ['website-settings'] },
  isAnalyticsPreselected,
)
export const cachedAnswerDays = cacheAnswer(
  { name: 'answer-days', madeFrom: ['website-settings'] },
  findAnswerDays,
)
export const cachedApplicationMonths = cacheAnswer(
  { name: 'application-months', madeFrom: ['data-retention'] },
  readApplicationMonths,
)
export const cachedCountsWithoutConsent = cacheAnswer(
  { name: 'counts-without-consent', madeFrom: ['website-settings'] },
  isCountedWithoutConsent,
)
export const cachedNavigation = cacheSettings(
  { name: 'navigation', madeFrom: ['navigation-settings'] },
  findNavigation,
)
export const cachedExpertiseLinks = cacheWords(
  { name: 'expertise-links', madeFrom: ['expertise-pages'] },
  findExpertiseLinks,
)
export const cachedOffices = cacheWords(
  { name: 'offices', madeFrom: ['offices', 'media'] },
  findOffices,
)
export const cachedJobListTexts = cachePage(
  { name: 'job-list-texts', madeFrom: ['job-list-page', 'media'] },
  findJobListTexts,
)
