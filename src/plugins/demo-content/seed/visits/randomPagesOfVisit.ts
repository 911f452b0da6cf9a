import { SPONTANEOUS_APPLICATION_SLUG } from '@/src/domain/offers/jobOffer'
import { offerPath, pathOfApplicationForm } from '@/src/domain/offers/listedOffer'
import { internalPagePath } from '@/src/domain/pages/contentPages'
import {
  CONTACT_SECTION_PATH,
  HOME_PATH,
  JOB_LIST_PATH,
  LEGAL_NOTICE_PATH,
  VALUES_PATH,
} from '@/src/domain/urls/sitePaths'
import type { RandomGenerator } from '@/src/plugins/demo-content/seed/chance'
import { frenchExpertisePages } from '@/src/plugins/demo-content/seed/content/expertisePages'
import { frenchSectorPages } from '@/src/plugins/demo-content/seed/content/sectorPages'
import { frenchValuePages } from '@/src/plugins/demo-content/seed/content/valuePages'
import type { LandingPageKind } from '@/src/plugins/demo-content/seed/content/visits/visitArrivals'

/** A page with its title; `offer` is the offer whose form can be opened from it. */
export type DemoPage = { path: string; title: string; offer?: string }
export type WeightedOffer = { slug: string; title: string; weight: number }

const NEXT_PAGE_PROBABILITY = 0.62
const MAX_PAGES_PER_VISIT = 12

const HOME_PAGE: DemoPage = { path: HOME_PATH, title: 'Exemplia' }
const JOB_LIST_PAGE: DemoPage = { path: JOB_LIST_PATH, title: 'Nos offres' }
const CONTENT_PAGES: readonly (DemoPage & { weight: number })[] = [
  ...frenchExpertisePages.map(({ slug, title }, rank) => ({
    ...{ path: internalPagePath('expertise-pages', slug), title },
    weight: 9 - rank,
  })),
  ...frenchSectorPages.map(({ slug, title }, rank) => ({
    ...{ path: internalPagePath('sector-pages', slug), title },
    weight: 5 - rank / 2,
  })),
  ...frenchValuePages.map(({ slug, title }, rank) => ({
    ...{ path: internalPagePath('value-pages', slug), title },
    weight: 3 - rank / 3,
  })),
  { path: VALUES_PATH, title: 'Notre ADN', weight: 6 },
  { path: CONTACT_SECTION_PATH, title: 'Exemplia', weight: 5 },
  { path: LEGAL_NOTICE_PATH, title: 'Mentions légales', weight: 0.5 },
]

const NEXT_PAGE_WEIGHTS = {
  home: createWeightedChoices({ list: 40, page: 55, home: 5 }),
  list: createWeightedChoices({ offer: 82, page: 12, home: 6 }),
  offer: createWeightedChoices({ list: 48, form: 9, offer: 25, page: 12, home: 6 }),
  page: createWeightedChoices({ page: 55, list: 25, home: 20 }),
} as const
type NextPageKind = keyof typeof NEXT_PAGE_WEIGHTS

/** Generates the pages of one visit in order. @param offers the offers online at that time */
export function randomPagesOfVisit(
  landing: LandingPageKind,
  offers: readonly WeightedOffer[],
  chance: RandomGenerator,
) {
  const go = (to: LandingPageKind | 'list' | 'form', from?: DemoPage): DemoPage => {
    if (to === 'home') return HOME_PAGE
    if (to === 'form' && from?.offer) return buildApplicationFormPage(from)
    if (to === 'offer' && offers.length > 0) return buildOfferPage(chance.pick(offers))
    // Without offers the list leads to the content pages.
    return to === 'page' || from === JOB_LIST_PAGE ? chance.pick(CONTENT_PAGES) : JOB_LIST_PAGE
  }
  const pages = [go(landing)]
  while (pages.length < MAX_PAGES_PER_VISIT && chance.next() < NEXT_PAGE_PROBABILITY) {
    const from = pages.at(-1) ?? HOME_PAGE
    const next = go(chance.pick(NEXT_PAGE_WEIGHTS[nextPageKindOf(from)]).to, from)
    if (next.path !== from.path) pages.push(next)
  }
  return pages
}

/**
 * Lists the pages of an applicant: the offer, its form, the confirmation. @param offer null for a
 * spontaneous application
 */
export function pagesOfApplicantVisit(offer: { slug: string; title: string } | null): DemoPage[] {
  const slug = offer?.slug ?? SPONTANEOUS_APPLICATION_SLUG
  const form = { path: pathOfApplicationForm(slug), title: `Postuler : ${offer?.title ?? ''}` }
  return [offer ? buildOfferPage(offer) : HOME_PAGE, form, { ...form, path: `${form.path}/merci` }]
}

const buildOfferPage = ({ slug, title }: { slug: string; title: string }): DemoPage => ({
  ...{ path: offerPath(slug), title },
  offer: slug,
})

const buildApplicationFormPage = ({ offer = '', title }: DemoPage): DemoPage => ({
  path: pathOfApplicationForm(offer),
  title: `Postuler : ${title}`,
})

function nextPageKindOf({ path, offer }: DemoPage): NextPageKind {
  if (offer) return 'offer'
  return path === HOME_PATH ? 'home' : path === JOB_LIST_PATH ? 'list' : 'page'
}

function createWeightedChoices<To extends string>(weights: Record<To, number>) {
  const isTo = (name: string): name is To => name in weights
  return Object.keys(weights)
    .filter(isTo)
    .map((to) => ({ to, weight: weights[to] }))
}
