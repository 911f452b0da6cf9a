import type { TypedUser } from 'payload'
import { HOUSE_LANGUAGE, type SiteLanguage } from '@/src/domain/languages/siteLocale'

/**
 * For whom a page is read: visitors see what is published, staff who preview see their drafts. In one
 * language: what is not written in it is absent, never shown to a visitor in another.
 */
export type Reader = {
  draft: boolean
  overrideAccess: false
  locale: SiteLanguage
  fallbackLocale: false | typeof HOUSE_LANGUAGE
  user?: TypedUser
}

// No user passed: staff browsing the site must see what visitors see.
export const visitor = (locale: SiteLanguage): Reader => ({
  draft: false,
  overrideAccess: false,
  locale,
  fallbackLocale: false,
})

/** Of a draft that is not translated yet, staff see the rest of the page around it in their own. */
export const previewer = (user: TypedUser, locale: SiteLanguage): Reader => ({
  ...visitor(locale),
  draft: true,
  fallbackLocale: HOUSE_LANGUAGE,
  user,
})
