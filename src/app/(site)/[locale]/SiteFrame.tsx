import type { ReactNode } from 'react'
import { SiteFooter } from '@/components/site/SiteFooter'
import { SiteHeader } from '@/components/site/SiteHeader'
import {
  findCachedBrandIdentity,
  findCachedCompanyDetails,
  findCachedExpertiseLinks,
  findCachedNavigationItems,
  findCachedOffices,
} from '@/src/cache/content'
import { findCachedPublishedLanguages } from '@/src/cache/pages'
import { currentPageEdition } from '@/src/content/currentPageWords'
import { ownLanguageNames } from '@/src/content/languageNames'
import { PUBLISHED_LANGUAGES } from '@/src/domain/languages/edition'
import { editionPathPrefixes } from '@/src/domain/languages/editionPath'

/** Header and footer of every page. */
export async function SiteFrame({ children }: { children: ReactNode }) {
  const edition = await currentPageEdition()
  const { language } = edition
  const [company, identity, navigation, expertises, offices, openLanguages] = await Promise.all([
    findCachedCompanyDetails(language),
    findCachedBrandIdentity(),
    findCachedNavigationItems(language),
    findCachedExpertiseLinks(language),
    findCachedOffices(language),
    findCachedPublishedLanguages(),
  ])
  // The published languages, without the current one.
  const languages = openLanguages
    .filter((other) => PUBLISHED_LANGUAGES.includes(other) && other !== language)
    .map((other) => ({
      language: other,
      name: ownLanguageNames[other],
      addresses: editionPathPrefixes({ ...edition, language: other }),
    }))
  return (
    <>
      <SiteHeader
        company={company}
        logo={identity.logo}
        navigation={navigation}
        languages={languages}
      />
      <main id="contenu" tabIndex={-1}>
        {children}
      </main>
      <SiteFooter
        company={company}
        logo={identity.logoOnDark}
        quickLinks={navigation}
        expertises={expertises}
        offices={offices}
      />
    </>
  )
}
