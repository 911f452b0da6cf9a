import type { HeardFromChoice } from '@/src/domain/submissions/heardFrom'

export const heardFromLabels = {
  jobAdvert: 'Offre d’emploi en ligne',
  searchEngine: 'Moteur de recherche',
  socialNetwork: 'Réseau social',
  recommendation: 'Recommandation d’un proche ou d’un collaborateur',
  schoolOrFair: 'École ou salon',
  assistant: 'Assistant IA',
  other: 'Autre',
} as const satisfies Record<HeardFromChoice, string>
