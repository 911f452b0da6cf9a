import type { Edition } from '../languages/edition'
import { hrefIn } from '../languages/editionPath'
import type { NavigationItem } from '../pages/navigation'

type Shown = {
  /** The pages above, from the home page on. */
  trail: readonly NavigationItem[]
  /** The page itself. */
  current: string
  siteUrl: string
  edition: Edition
}

/** The trail that a page shows above its title. */
export function breadcrumbList({ trail, current, siteUrl, edition }: Shown) {
  const above = trail.map(({ label, url }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: label,
    item: siteUrl + hrefIn(edition, url),
  }))
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: [...above, { '@type': 'ListItem', position: above.length + 1, name: current }],
  }
}
