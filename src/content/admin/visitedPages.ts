import { SPONTANEOUS_APPLICATION_SLUG } from '@/src/domain/offers/jobOffer'
import { pathOfApplicationForm } from '@/src/domain/offers/listedOffer'
import { SINGLE_PAGE_PATHS } from '@/src/domain/pages/contentPages'
import type { HomeSection } from '@/src/domain/pages/homeSection'
import { parseInternalPath } from '@/src/domain/urls/publicPath'
import { titleFromSlug } from '@/src/domain/urls/titleFromSlug'

const homeSectionNames = {
  home: 'Accueil',
  expertises: 'Accueil, expertises',
  secteurs: 'Accueil, secteurs',
  offers: 'Accueil, offres',
  temoignages: 'Accueil, témoignages',
  contact: 'Accueil, contact',
} as const satisfies Record<HomeSection, string>

const fixedPageNames: Record<string, string> = {
  ...Object.fromEntries(
    Object.entries(homeSectionNames).map(([section, name]) => [`/#${section}`, name]),
  ),
  '/#team': 'Accueil, équipe',
  [SINGLE_PAGE_PATHS['home-page']]: 'Accueil',
  [SINGLE_PAGE_PATHS['adn-hub']]: 'Notre ADN',
  [SINGLE_PAGE_PATHS['job-list-page']]: 'Nos offres',
  [SINGLE_PAGE_PATHS['legal-notice']]: 'Mentions légales',
  [pathOfApplicationForm(SPONTANEOUS_APPLICATION_SLUG)]: 'Formulaire\u00A0: candidature spontanée',
  '/contact/merci': 'Message envoyé',
  '/contact/corriger': 'Message à corriger',
  '/404': 'Page introuvable',
}

/** The display name of a page; `titles` contains the titles of pages written by staff, by path. */
export function visitedPageName(page: string, titles: Record<string, string>): string {
  const pageName = fixedPageNames[page]
  if (pageName) return pageName
  const title = titles[page] ?? titleFromSlug(page.split('/').at(-1) ?? '')
  return parseInternalPath(page).kind === 'application'
    ? `Formulaire\u00A0: ${title}`
    : title || page
}
