import type { ActionableCollection } from './rowActionTexts'

type ListCountAndHintWords = {
  /** Text with the number of documents, such as 'Aucune offre' for none. */
  count: (total: number) => string
  /** Hint for an empty list: where its documents come from. */
  emptyHint: string
  /** Hint for a search without results. */
  noMatch: string
}

const createCountFormat = (singular: string, plural: string) => (total: number) =>
  `${total.toLocaleString('fr-FR')} ${total > 1 ? plural : singular}`

export const listCountAndHintWords = {
  'job-offers': {
    count: createCountFormat('offre', 'offres'),
    emptyHint: 'Écrivez la première\u00A0: active, elle est sur le site dès son enregistrement.',
    noMatch: 'Aucune offre ne répond à cette recherche et à ces filtres.',
  },
  'job-applications': {
    count: createCountFormat('candidature', 'candidatures'),
    emptyHint: 'Les candidatures envoyées par le formulaire du site arrivent ici.',
    noMatch: 'Aucune candidature ne répond à cette recherche et à ces filtres.',
  },
  'contact-messages': {
    count: createCountFormat('message', 'messages'),
    emptyHint: 'Les messages envoyés par le formulaire de contact arrivent ici.',
    noMatch: 'Aucun message ne répond à cette recherche et à ces filtres.',
  },
} as const satisfies Record<ActionableCollection, ListCountAndHintWords>

/** The searched fields, written after « Rechercher : ». */
export const searchedFieldLabels = {
  applications: 'nom, e-mail ou téléphone',
  messages: 'nom, e-mail, sujet ou téléphone',
} as const

export const listActionLabels = {
  newOffer: 'Nouvelle offre',
  trash: 'Corbeille',
  clear: 'Effacer la recherche et les filtres',
} as const

const formatWholeNumber = (count: number) => count.toLocaleString('fr-FR')

export const listPaginationWords = {
  pages: 'Pages de la liste',
  first: 'Première page',
  previous: 'Page précédente',
  next: 'Page suivante',
  last: 'Dernière page',
  page: (page: number, pages: number) =>
    `Page ${formatWholeNumber(page)} sur ${formatWholeNumber(pages)}`,
  rows: (first: number, last: number, total: number) =>
    `${formatWholeNumber(first)}${last > first ? ` à ${formatWholeNumber(last)}` : ''} sur ${formatWholeNumber(total)}`,
  missing: 'Cette page n’existe pas',
  missingHint: (pages: number) =>
    pages > 1
      ? `La liste n’a que ${formatWholeNumber(pages)} pages\u00A0; elle a pu raccourcir depuis.`
      : 'La liste n’a qu’une page\u00A0; elle a pu raccourcir depuis.',
  toLast: 'Aller à la dernière page',
} as const
