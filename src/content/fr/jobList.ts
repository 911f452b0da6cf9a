import type { JobListTexts } from '@/src/domain/offers/jobListTexts'
import type { JobFilterName, JobSortOrder } from '@/src/domain/offers/jobSearch'
import { formatStoredDay } from '../dates'

export const jobListWords = {
  offers: 'Les offres',
  count: (total: number) => `${total.toLocaleString('fr-FR')} offre(s) trouvée(s)`,
  none: 'Aucune offre trouvée',
  noneExplanation:
    'Essayez avec moins de filtres ou un mot plus court. Vous pouvez aussi nous envoyer une candidature spontanée.',
  noneYet:
    'Aucun poste n’est ouvert en ce moment. Envoyez-nous une candidature spontanée\u00A0: nous la relirons à chaque ouverture.',
  publishedOn: (day: string) => `Publié le ${formatStoredDay(day)}`,
  pages: 'Pages de résultats',
  page: (page: number, count: number) => `Page ${page} sur ${count}`,
  previousPage: 'Page précédente',
  nextPage: 'Page suivante',
  titleOfPage: (title: string, page: number) => (page > 1 ? `${title}, page ${page}` : title),
  summaryOfPage: (summary: string, page: number) =>
    page > 1 ? `Page ${page}. ${summary}` : summary,
} as const

/** Texts of the search form, which is also rendered in the browser. */
export const jobSearchWords = {
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
  sortLabel: 'Trier par',
  sort: 'Trier',
} as const

/** Texts of the card of an offer. */
export const jobCardWords = {
  more: 'Voir plus',
  less: 'Voir moins',
  aboutOffer: 'sur l’offre {title}',
  stack: 'Stack technique',
  benefits: 'Avantages',
  profile: 'Profil recherché',
  apply: 'Postuler',
  applyTo: 'à l’offre {title}',
} as const

export const jobFilterLabels = {
  category: 'Catégorie',
  location: 'Lieu',
  contract: 'Contrat',
  experience: 'Expérience',
  remote: 'Télétravail',
  pay: 'Rémunération brute',
} as const satisfies Record<JobFilterName, string>

export const jobSortLabels = {
  date: 'Date',
  relevance: 'Pertinence',
  title: 'Titre',
} as const satisfies Record<JobSortOrder, string>

/** Default texts until staff publish their own. */
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
