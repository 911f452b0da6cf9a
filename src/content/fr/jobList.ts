import type { JobListTexts } from '@/src/domain/jobListTexts'
import type { JobFilter, JobSearch, JobSort } from '@/src/domain/jobSearch'
import { formatKeptDay } from '../dates'
import {
  contractLabels,
  experienceLabels,
  jobCategoryLabels,
  jobLocationLabels,
} from './jobOfferLabels'

export const jobListWords = {
  offers: 'Les offres',
  searchForm: 'Rechercher une offre',
  searchLabel: 'Recherche',
  searchPlaceholder: 'Rechercher par titre, compétence ou mot-clé...',
  search: 'Rechercher',
  searching: 'Recherche en cours…',
  showFilters: 'Afficher les filtres',
  hideFilters: 'Masquer les filtres',
  activeFilters: 'Filtres actifs',
  removeFilter: 'Retirer le filtre',
  clearFilters: 'Effacer les filtres',
  any: 'Tous',
  count: (total: number) => `${total.toLocaleString('fr-FR')} offre(s) trouvée(s)`,
  sortLabel: 'Trier par',
  sort: 'Trier',
  none: 'Aucune offre trouvée',
  noneExplanation:
    'Essayez avec moins de filtres ou un mot plus court. Vous pouvez aussi nous envoyer une candidature spontanée.',
  noneYet:
    'Aucun poste n’est ouvert en ce moment. Envoyez-nous une candidature spontanée\u00A0: nous la relirons à chaque ouverture.',
  publishedOn: (day: string) => `Publié le ${formatKeptDay(day)}`,
  more: 'Voir plus',
  less: 'Voir moins',
  stack: 'Stack technique',
  benefits: 'Avantages',
  profile: 'Profil recherché',
  apply: 'Postuler',
  applyTo: (title: string) => `à l’offre ${title}`,
  aboutOffer: (title: string) => `sur l’offre ${title}`,
  pages: 'Pages de résultats',
  page: (page: number, count: number) => `Page ${page} sur ${count}`,
  previousPage: 'Page précédente',
  nextPage: 'Page suivante',
  titleOfPage: (title: string, page: number) => (page > 1 ? `${title}, page ${page}` : title),
  summaryOfPage: (summary: string, page: number) =>
    page > 1 ? `Page ${page}. ${summary}` : summary,
} as const

export const jobFilterLabels = {
  category: 'Catégorie',
  location: 'Lieu',
  contract: 'Contrat',
  experience: 'Expérience',
} as const satisfies Record<JobFilter, string>

export const jobSortLabels = {
  date: 'Date',
  relevance: 'Pertinence',
  title: 'Titre',
} as const satisfies Record<JobSort, string>

/** What the filters of a search are called on their chips; `''` where nothing is chosen. */
export function chosenFilterLabels({ category, location, contract, experience }: JobSearch) {
  return {
    category: category ? jobCategoryLabels[category] : '',
    location: location ? jobLocationLabels[location] : '',
    contract: contract ? contractLabels[contract] : '',
    experience: experience ? experienceLabels[experience] : '',
  } satisfies Record<JobFilter, string>
}

/** Shown until staff publish their own texts. */
export const defaultJobListTexts: JobListTexts = {
  title: 'Nos offres d’emploi',
  intro: '',
  benefits: [],
  spontaneous: {
    title: 'Aucune offre ne vous correspond\u202F?',
    text: 'Envoyez-nous une candidature spontanée.',
    linkLabel: 'Candidature spontanée',
  },
  reasons: { heading: '', cards: [], linkLabel: '' },
}
