import { findJobListTexts } from '@/src/queries/findJobListTexts'
import { findOffices } from '@/src/queries/findOffices'
import { findExpertiseLinks, findNavigation } from '@/src/queries/navigation'
import {
  findBrandIdentity,
  findCompany,
  findReplyDays,
  isAnalyticsPreselected,
  isCountedWithoutConsent,
} from '@/src/queries/websiteSettings'
import { cacheByLanguage, cachePage, cacheQuery } from './cacheQuery'

export const cachedCompany = cacheByLanguage(
  { name: 'company', sources: ['website-settings', 'offices'] },
  findCompany,
)
export const cachedIdentity = cacheQuery(
  { name: 'identity', sources: ['website-settings', 'media'] },
  findBrandIdentity,
)
export const cachedAnalyticsPreselected = cacheQuery(
  { name: 'analytics-preselected', sources: ['website-settings'] },
  isAnalyticsPreselected,
)
export const cachedReplyDays = cacheQuery(
  { name: 'answer-days', sources: ['website-settings'] },
  findReplyDays,
)
export const cachedIsCountedWithoutConsent = cacheQuery(
  { name: 'counts-without-consent', sources: ['website-settings'] },
  isCountedWithoutConsent,
)
export const cachedNavigation = cachePage(
  { name: 'navigation', sources: ['navigation-settings'] },
  findNavigation,
)
export const cachedExpertiseLinks = cacheByLanguage(
  { name: 'expertise-links', sources: ['expertise-pages'] },
  findExpertiseLinks,
)
export const cachedOffices = cacheByLanguage(
  { name: 'offices', sources: ['offices', 'media'] },
  findOffices,
)
export const cachedJobListTexts = cachePage(
  { name: 'job-list-texts', sources: ['job-list-page', 'media'] },
  findJobListTexts,
)
