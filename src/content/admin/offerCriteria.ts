import {
  type CriterionKind,
  type CriterionUseCounts,
  type EmploymentType,
  totalCriterionUses,
} from '@/src/domain/offers/criteria'

export const criterionKindLabels = {
  location: 'Lieu',
  contract: 'Contrat',
  category: 'Catégorie',
  experience: 'Niveau d’expérience',
} as const satisfies Record<CriterionKind, string>

export const employmentTypeLabels = {
  FULL_TIME: 'Emploi durable, à temps plein',
  TEMPORARY: 'Emploi à durée limitée',
  INTERN: 'Stage',
  CONTRACTOR: 'Indépendant',
  PER_DIEM: 'À la journée',
  VOLUNTEER: 'Bénévolat',
  OTHER: 'Autre',
} as const satisfies Record<EmploymentType, string>

export const offerCriteriaText = {
  labels: { singular: 'Critère des offres', plural: 'Critères des offres' },
  description:
    'Les lieux, contrats, catégories et niveaux des offres. Les renommer les renomme sur toutes les offres\u00A0; les adresses des recherches ne changent pas. Faites glisser les lignes pour changer leur ordre.',
  label: { label: 'Nom', description: 'Sans nom anglais, le nom français est montré.' },
  kind: { label: 'Sorte' },
  code: {
    label: 'Code',
    description:
      'Fait à partir du nom, il ne change plus\u00A0: les liens déjà partagés y tiennent.',
  },
  isRetired: {
    label: 'Retiré',
    description:
      'Reste sur les offres qui l’ont, mais ne se choisit plus. Disparaît de la recherche avec la dernière offre en ligne.',
  },
  employmentType: {
    label: 'Pour les moteurs d’emploi',
    description: 'Ce que ce contrat est dans leur vocabulaire.',
  },
  isRemote: {
    label: 'Sans lieu (télétravail complet)',
    description: 'Personne n’a besoin de venir\u00A0: l’offre n’a pas d’adresse.',
  },
  city: {
    label: 'Ville',
    description: 'Vide\u00A0: le nom du lieu. L’adresse d’une agence de ce lieu l’emporte.',
  },
  postalCode: { label: 'Code postal' },
  region: { label: 'Région' },
  country: { label: 'Pays', description: 'Son code de deux lettres. Vide\u00A0: FR.' },
  errors: {
    labelRequired: 'Indiquez un nom.',
    labelTaken: 'Il y a déjà un critère de ce nom.',
    countryInvalid: 'Indiquez le code du pays en deux lettres majuscules, par exemple FR.',
    /** `hint` explains how to give all these offers another criterion. */
    inUse: (label: string, uses: CriterionUseCounts, hint = '') =>
      `«\u00A0${label}\u00A0» est utilisé par ${formatOfferCounts(uses)}. Donnez-leur un autre critère${hint}, ou cochez «\u00A0Retiré\u00A0»\u00A0: il reste alors sur ces offres.`,
    last: 'C’est le dernier que l’on puisse choisir\u00A0: créez-en d’abord un autre.',
    daysAtAnOffice: (offers: number) =>
      `${pluralize(offers, 'offre de ce lieu dit', 'offres de ce lieu disent')} moins de cinq jours de télétravail par semaine. Une offre d’un lieu sans adresse se fait entièrement à distance\u00A0: corrigez d’abord ces offres, corbeille comprise.`,
  },
  retiredChoice: (label: string) => `${label} (retiré)`,
} as const

const pluralize = (count: number, one: string, many: string) => `${count} ${count > 1 ? many : one}`

/** Returns for example « 3 offres (1 en ligne, 2 hors ligne) ». */
function formatOfferCounts(uses: CriterionUseCounts): string {
  const { open, closed, trashed } = uses
  const parts = [
    ...(open > 0 ? [`${open} en ligne`] : []),
    ...(closed > 0 ? [`${closed} hors ligne`] : []),
    ...(trashed > 0 ? [`${trashed} dans la corbeille`] : []),
  ]
  return `${pluralize(totalCriterionUses(uses), 'offre', 'offres')} (${parts.join(', ')})`
}
