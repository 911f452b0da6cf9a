import { findJobListTexts } from '@/src/queries/findJobListTexts'
import { findOffices } from '@/src/queries/findOffices'
import { findExpertiseLinks, findNavigationItems } from '@/src/queries/navigation'
import {
  findBrandIdentity,
  findCompanyDetails,
  findPromisedReplyDays,
  isAnalyticsPreselected,
  isViewCountedWithoutConsent,
} from '@/src/queries/websiteSettings'
import { cachePreviewableQuery, cacheQuery, cacheQueryByLanguage } from './cacheQuery'

export const findCachedCompanyDetails = cacheQueryByLanguage(
  { name: 'company', sources: ['website-settings', 'offices'] },
  findCompanyDetails,
)
export const findCachedBrandIdentity = cacheQuery(
  { name: 'identity', sources: ['website-settings', 'media'] },
  findBrandIdentity,
)
export const cachedIsAnalyticsPreselected = cacheQuery(
  { name: 'analytics-preselected', sources: ['website-settings'] },
  isAnalyticsPreselected,
)
export const findCachedPromisedReplyDays = cacheQuery(
  { name: 'answer-days', sources: ['website-settings'] },
  findPromisedReplyDays,
)
export const cachedIsViewCountedWithoutConsent = cacheQuery(
  { name: 'counts-without-consent', sources: ['website-settings'] },
  isViewCountedWithoutConsent,
)
export const findCachedNavigationItems = cachePreviewableQuery(
  { name: 'navigation', sources: ['navigation-settings'] },
  findNavigationItems,
)
export const findCachedExpertiseLinks = cacheQueryByLanguage(
  { name: 'expertise-links', sources: ['expertise-pages'] },
  findExpertiseLinks,
)
export const findCachedOffices = cacheQueryByLanguage(
  { name: 'offices', sources: ['offices', 'media'] },
  findOffices,
)
export const findCachedJobListTexts = cachePreviewableQuery(
  { name: 'job-list-texts', sources: ['job-list-page', 'media'] },
  findJobListTexts,
)
