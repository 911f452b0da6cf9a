export const applicationLinksText = {
  labels: { singular: 'Lien entre candidatures', plural: 'Liens entre candidatures' },
  first: { label: 'Candidature' },
  second: { label: 'Autre candidature' },
  author: { label: 'Compte de l’auteur' },
  authorName: { label: 'Auteur' },
  errors: {
    itself: 'Une candidature ne se relie pas à elle-même.',
    missing:
      'Une de ces candidatures n’existe pas, est anonyme ou se trouve parmi les indésirables.',
    already: 'Ces deux candidatures sont déjà reliées.',
  },
} as const

type LinkedAddresses = readonly { address: string }[]
const emailAddressesOfPair = (pair: LinkedAddresses) => pair.map(({ address }) => address)

/** Words for applications that staff linked as those of one candidate. */
export const applicationLinkWords = {
  open: 'Même personne qu’une autre candidature…',
  title: 'Même personne qu’une autre candidature',
  explanation:
    'Les deux candidatures restent telles quelles\u00A0: chacune montre l’autre, avec sa décision et sa réponse. Le lien se défait à tout moment.',
  search: 'Nom, e-mail ou téléphone',
  find: 'Chercher',
  finding: 'Recherche…',
  none: 'Aucune autre candidature ne répond à cette recherche.',
  more: 'Seules les plus récentes sont montrées\u00A0: précisez la recherche.',
  findFailed: 'La recherche n’a pas abouti. Réessayez.',
  link: 'Relier',
  linkTo: (name: string, jobTitle: string) => `Relier à ${name}, ${jobTitle}`,
  close: 'Fermer',
  linked: 'Candidatures reliées',
  linkFailed: 'Les candidatures n’ont pas pu être reliées. Rechargez la page et réessayez.',
  byHand: 'reliée à la main',
  linksTitle: 'Liens faits à la main',
  pair: (pair: LinkedAddresses) => emailAddressesOfPair(pair).join(' et '),
  madeBy: (name: string, day: string) => `par ${name}, le ${day}`,
  unlink: 'Délier',
  unlinkPair: (pair: LinkedAddresses) => `Délier ${emailAddressesOfPair(pair).join(' et ')}`,
  unlinked: 'Candidatures déliées',
  unlinkFailed: 'Le lien n’a pas pu être défait. Rechargez la page.',
  deletedAccount: 'un compte supprimé',
} as const

const SAME_OFFER_TEXT = 'pour la même offre'

/** Words for the outcome of the same person's other applications. */
export const earlierApplicationWords = {
  title: 'Autres candidatures de cette personne',
  none: 'Aucune autre candidature avec cette adresse e-mail.',
  decided: (status: string, day: string) => `${status} le ${day}`,
  setAside: (decision: string) => `Indésirable · ${decision}`,
  answered: (day: string) => `Répondu le ${day}`,
  answeredElsewhere: (day: string) => `Répondu autrement le ${day}`,
  unanswered: 'Aucune réponse donnée',
  answer: (subject: string, day: string) => `Réponse du ${day}\u00A0: ${subject}`,
  /** Sentence at the top of the page, before the decision. */
  before: (count: number, sameOffer: number) =>
    `${otherApplicationsSentence(count, sameOffer)}${count > 1 ? ', la dernière décidée' : ''}`,
  undecided: (count: number, sameOffer: number) =>
    `${otherApplicationsSentence(count, sameOffer)}, ${count > 1 ? 'aucune décidée' : 'pas encore décidée'}`,
  sameOffer: SAME_OFFER_TEXT,
} as const

function otherApplicationsSentence(count: number, sameOffer: number): string {
  const others = count > 1 ? `${count} autres candidatures` : 'Une autre candidature'
  if (sameOffer === 0) return others
  if (count === 1) return `${others} ${SAME_OFFER_TEXT}`
  const which = sameOffer === count ? 'toutes' : `dont ${sameOffer > 1 ? sameOffer : 'une'}`
  return `${others}, ${which} ${SAME_OFFER_TEXT}`
}
