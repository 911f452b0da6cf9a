import type { LanguageEdition } from '@/src/domain/languages/edition'
import { editionHref } from '@/src/domain/languages/editionPath'
import { HOME_PATH } from '@/src/domain/urls/sitePaths'
import { organizationName } from './organization'

type WebSiteDetails = {
  company: { name: string }
  siteUrl: string
  edition: LanguageEdition
}

/** The site in one language as structured data: each edition is a WebSite of the same firm. */
export function buildWebSite({ company, siteUrl, edition }: WebSiteDetails) {
  return {
    '@context': 'https://schema.org',
    '@type': 'WebSite',
    name: company.name,
    url: siteUrl + editionHref(edition, HOME_PATH),
    inLanguage: edition.language,
    publisher: { '@type': 'Organization', ...organizationName({ company, siteUrl }) },
  }
}
