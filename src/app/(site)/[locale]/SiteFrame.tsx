import type { ReactNode } from 'react'
import { SiteFooter } from '@/components/site/SiteFooter'
import { SiteHeader } from '@/components/site/SiteHeader'
import {
  cachedCompany,
  cachedExpertiseLinks,
  cachedIdentity,
  cachedNavigation,
  cachedOffices,
} from '@/src/cache/content'
import { cachedOpenLanguages } from '@/src/cache/pages'
import { ownLanguageNames } from '@/src/content/languageNames'
import { pageEdition } from '@/src/content/pageWords'
import { PUBLISHED_LANGUAGES } from '@/src/domain/languages/edition'
import { editionPathPrefixes } from '@/src/domain/languages/editionPath'

/** Header and footer of every page. */
export async function SiteFrame({ children }: { children: ReactNode }) {
  const edition = await pageEdition()
  const { language } = edition
  const [company, identity, navigation, expertises, offices, openLanguages] = await Promise.all([
    cachedCompany(language),
    cachedIdentity(),
    cachedNavigation(language),
    cachedExpertiseLinks(language),
    cachedOffices(language),
    cachedOpenLanguages(),
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
