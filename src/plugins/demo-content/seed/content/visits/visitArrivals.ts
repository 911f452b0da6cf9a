/** The first page of a visitor. */
export type LandingPageKind = 'home' | 'offers' | 'offer' | 'page'

/** How visitors of the demo firm arrive. */
export type VisitArrivalContent = {
  /** Relative frequency. */
  weight: number
  /** The referrer; absent when there is none. */
  referrer?: string
  /** The UTM parameters of the link. */
  link?: { source: string; medium: string; campaign: string; content?: string }
  landings: readonly { landing: LandingPageKind; weight: number }[]
  /** Days since the start of a campaign, whose visits decrease over a week. */
  beganDaysAgo?: number
}

const MOSTLY_HOME_LANDINGS = [
  { landing: 'home', weight: 7 },
  { landing: 'offers', weight: 2 },
  { landing: 'page', weight: 1 },
] as const
const MIXED_LANDINGS = [
  { landing: 'home', weight: 4 },
  { landing: 'page', weight: 4 },
  { landing: 'offer', weight: 2 },
] as const
const MOSTLY_OFFER_LANDINGS = [
  { landing: 'offer', weight: 8 },
  { landing: 'offers', weight: 2 },
] as const

/** The arrivals from job boards, AI assistants, social networks, search engines and mailings. */
export const visitArrivals = {
  direct: { weight: 26, landings: MOSTLY_HOME_LANDINGS },
  google: { weight: 27, referrer: 'https://www.google.com/', landings: MIXED_LANDINGS },
  bing: { weight: 4, referrer: 'https://www.bing.com/', landings: MIXED_LANDINGS },
  qwant: { weight: 1.5, referrer: 'https://www.qwant.com/', landings: MIXED_LANDINGS },
  duckduckgo: { weight: 1.5, referrer: 'https://duckduckgo.com/', landings: MIXED_LANDINGS },
  linkedin: { weight: 8, referrer: 'https://www.linkedin.com/', landings: MOSTLY_OFFER_LANDINGS },
  indeed: { weight: 6, referrer: 'https://fr.indeed.com/', landings: MOSTLY_OFFER_LANDINGS },
  franceTravail: {
    weight: 4,
    referrer: 'https://candidat.francetravail.fr/offres/recherche',
    landings: MOSTLY_OFFER_LANDINGS,
  },
  apec: { weight: 3.5, referrer: 'https://www.apec.fr/', landings: MOSTLY_OFFER_LANDINGS },
  helloWork: { weight: 3, referrer: 'https://www.hellowork.com/', landings: MOSTLY_OFFER_LANDINGS },
  welcomeToTheJungle: {
    weight: 3,
    referrer: 'https://www.welcometothejungle.com/',
    landings: MOSTLY_OFFER_LANDINGS,
  },
  chatGpt: { weight: 2, referrer: 'https://chatgpt.com/', landings: MIXED_LANDINGS },
  perplexity: { weight: 1, referrer: 'https://www.perplexity.ai/', landings: MIXED_LANDINGS },
  client: {
    weight: 1.5,
    referrer: 'https://www.mutuelle-orbanne.example/',
    landings: MOSTLY_HOME_LANDINGS,
  },
  networkPost: {
    weight: 5,
    referrer: 'https://www.linkedin.com/',
    link: {
      source: 'linkedin',
      medium: 'social',
      campaign: 'recrutement-data',
      content: 'temoignage',
    },
    landings: MOSTLY_OFFER_LANDINGS,
    beganDaysAgo: 33,
  },
  schoolFair: {
    weight: 6,
    link: { source: 'salon-etudiant', medium: 'qr', campaign: 'stages-alternances' },
    landings: MOSTLY_OFFER_LANDINGS,
    beganDaysAgo: 17,
  },
  firstLetter: createNewsletterArrival('lettre-1', 75),
  secondLetter: createNewsletterArrival('lettre-2', 46),
  latestLetter: createNewsletterArrival('lettre-3', 12),
} as const satisfies Record<string, VisitArrivalContent>

export type VisitArrivalName = keyof typeof visitArrivals

function createNewsletterArrival(campaign: string, beganDaysAgo: number) {
  return {
    weight: 22,
    link: { source: 'newsletter', medium: 'email', campaign, content: 'bouton' },
    landings: [
      { landing: 'offers', weight: 5 },
      { landing: 'page', weight: 3 },
      { landing: 'home', weight: 2 },
    ],
    beganDaysAgo,
  } as const
}
