import { findCompany } from '@/src/queries/findCompany'
import { findExpertiseLinks } from '@/src/queries/findExpertiseLinks'
import { findIdentity } from '@/src/queries/findIdentity'
import { findJobListTexts } from '@/src/queries/findJobListTexts'
import { findNavigation } from '@/src/queries/findNavigation'
import { findOffices } from '@/src/queries/findOffices'
import { isAnalyticsPreselected } from '@/src/queries/isAnalyticsPreselected'
import { isCountedWithoutConsent } from '@/src/queries/isCountedWithoutConsent'
import { keep, keepPage, keepWords } from './keep'

export const keptCompany = keepWords(
  { name: 'company', madeFrom: ['website-settings', 'offices'] },
  findCompany,
)
export const keptIdentity = keep(
  { name: 'identity', madeFrom: ['website-settings', 'media'] },
  findIdentity,
)
export const keptAnalyticsPreselected = keep(
  { name: 'analytics-preselected', madeFrom: ['website-settings'] },
  isAnalyticsPreselected,
)
export const keptCountsWithoutConsent = keep(
  { name: 'counts-without-consent', madeFrom: ['website-settings'] },
  isCountedWithoutConsent,
)
export const keptNavigation = keepWords(
  { name: 'navigation', madeFrom: ['navigation-settings'] },
  findNavigation,
)
export const keptExpertiseLinks = keepWords(
  { name: 'expertise-links', madeFrom: ['expertise-pages'] },
  findExpertiseLinks,
)
export const keptOffices = keepWords(
  { name: 'offices', madeFrom: ['offices', 'media'] },
  findOffices,
)
export const keptJobListTexts = keepPage(
  { name: 'job-list-texts', madeFrom: ['job-list-page', 'media'] },
  findJobListTexts,
)
