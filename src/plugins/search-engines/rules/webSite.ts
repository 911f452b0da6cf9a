import type { LanguageEdition } from '@/src/domain/languages/edition'
import { editionHref } from '@/src/domain/languages/editionPath'
import { HOME_PATH } from '@/src/domain/urls/sitePaths'
import { organizationReference } from './organization'

type WebSiteOptions = {
  company: { name: string }
  siteUrl: string
  edition: LanguageEdition
}

/** The site in one language as structured data: each edition is a WebSite of the same firm. */
export function buildWebSite({ company, siteUrl, edition }: WebSiteOptions) {
  return {
    '@context': 'https://schema.org',
    '@type': 'WebSite',
    name: company.name,
    url: siteUrl + editionHref(edition, HOME_PATH),
    inLanguage: edition.language,
    publisher: { '@type': 'Organization', ...organizationReference({ company, siteUrl }) },
  }
}
