/** Where a visitor begins to read. */
export type Landing = 'home' | 'offers' | 'offer' | 'page'

/** A way by which visitors of the demo firm arrive. */
export type ArrivalContent = {
  /** How often, beside the others. */
  weight: number
  /** Address of the page before; left out where there is none. */
  referrer?: string
  /** What the link says of itself. */
  link?: { source: string; medium: string; campaign: string; content?: string }
  landings: readonly { landing: Landing; weight: number }[]
  /** Of a campaign, the day it began: days before the seeding. For a week less and less come by it. */
  beganDaysAgo?: number
}

const HOME = [
  { landing: 'home', weight: 7 },
  { landing: 'offers', weight: 2 },
  { landing: 'page', weight: 1 },
] as const
const ANYWHERE = [
  { landing: 'home', weight: 4 },
  { landing: 'page', weight: 4 },
  { landing: 'offer', weight: 2 },
] as const
const OFFERS = [
  { landing: 'offer', weight: 8 },
  { landing: 'offers', weight: 2 },
] as const

/** Job boards, assistants, networks, engines, letters. */
export const arrivals = {
  direct: { weight: 26, landings: HOME },
  google: { weight: 27, referrer: 'https://www.google.com/', landings: ANYWHERE },
  bing: { weight: 4, referrer: 'https://www.bing.com/', landings: ANYWHERE },
  qwant: { weight: 1.5, referrer: 'https://www.qwant.com/', landings: ANYWHERE },
  duckduckgo: { weight: 1.5, referrer: 'https://duckduckgo.com/', landings: ANYWHERE },
  linkedin: { weight: 8, referrer: 'https://www.linkedin.com/', landings: OFFERS },
  indeed: { weight: 6, referrer: 'https://fr.indeed.com/', landings: OFFERS },
  franceTravail: {
    weight: 4,
    referrer: 'https://candidat.francetravail.fr/offres/recherche',
    landings: OFFERS,
  },
  apec: { weight: 3.5, referrer: 'https://www.apec.fr/', landings: OFFERS },
  helloWork: { weight: 3, referrer: 'https://www.hellowork.com/', landings: OFFERS },
  welcomeToTheJungle: {
    weight: 3,
    referrer: 'https://www.welcometothejungle.com/',
    landings: OFFERS,
  },
  chatGpt: { weight: 2, referrer: 'https://chatgpt.com/', landings: ANYWHERE },
  perplexity: { weight: 1, referrer: 'https://www.perplexity.ai/', landings: ANYWHERE },
  client: { weight: 1.5, referrer: 'https://www.mutuelle-orbanne.example/', landings: HOME },
  networkPost: {
    weight: 5,
    referrer: 'https://www.linkedin.com/',
    link: {
      source: 'linkedin',
      medium: 'social',
      campaign: 'recrutement-data',
      content: 'temoignage',
    },
    landings: OFFERS,
    beganDaysAgo: 33,
  },
  schoolFair: {
    weight: 6,
    link: { source: 'salon-etudiant', medium: 'qr', campaign: 'stages-alternances' },
    landings: OFFERS,
    beganDaysAgo: 17,
  },
  firstLetter: letter('lettre-1', 75),
  secondLetter: letter('lettre-2', 46),
  latestLetter: letter('lettre-3', 12),
} as const satisfies Record<string, ArrivalContent>

export type ArrivalName = keyof typeof arrivals

function letter(campaign: string, beganDaysAgo: number) {
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
