import type { LanguageEdition } from '@/src/domain/languages/edition'
import { editionHref } from '@/src/domain/languages/editionPath'
import type { NavigationItem } from '@/src/domain/pages/navigation'

type BreadcrumbOptions = {
  /** The parent pages, from the home page on. */
  trail: readonly NavigationItem[]
  /** The current page. */
  current: string
  siteUrl: string
  edition: LanguageEdition
}

/** Builds the breadcrumbs of a page as structured data. */
export function buildBreadcrumbList({ trail, current, siteUrl, edition }: BreadcrumbOptions) {
  const above = trail.map(({ label, url }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: label,
    item: siteUrl + editionHref(edition, url),
  }))
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: [...above, { '@type': 'ListItem', position: above.length + 1, name: current }],
  }
}
