import { type ExportableList, isExportableList } from '@/src/domain/admin/exportedList'

const COLLECTION_PLURALS = {
  'job-offers': 'offres',
  'job-applications': 'candidatures',
  'contact-messages': 'messages',
} satisfies Record<ExportableList, string>

const formatSelectionCount = (count: number) => count.toLocaleString('fr-FR')

/** Words for selected rows of a list, and for bulk actions on them. */
export const selectionBarWords = {
  region: 'Lignes cochées',
  count: (count: number) =>
    count > 1 ? `${formatSelectionCount(count)} lignes cochées` : '1 ligne cochée',
  clear: 'Tout décocher',
  setStatus: 'Changer le statut',
  /** Sentence after an undo that skipped rows, because they were changed meanwhile. */
  undoneInPart: (kept: number) =>
    kept > 1
      ? `Changement annulé, sauf pour ${formatSelectionCount(kept)} lignes modifiées entre-temps`
      : 'Changement annulé, sauf pour une ligne modifiée entre-temps',
  exportTicked: 'Exporter',
  /** Words for a selection beyond the page, and for its maximum. */
  everywhere: (list: string, count: number) =>
    `Cocher les ${formatSelectionCount(count)} ${isExportableList(list) ? COLLECTION_PLURALS[list] : 'lignes'}`,
  wholePage: 'Cocher toute la page',
  firstOnes: (most: number, total: number) =>
    `Cocher les ${formatSelectionCount(most)} premières lignes sur ${formatSelectionCount(total)}`,
  limit: (most: number, total: number) =>
    `${formatSelectionCount(total)} lignes en tout\u00A0: une sélection en compte ${formatSelectionCount(most)} au plus. Les autres se traitent ensuite.`,
  notEverywhere: 'Les autres pages n’ont pas pu être cochées. Réessayez.',
} as const

export const bulkChangeWords = {
  unreadable: 'Ces lignes n’ont pas pu être relues. Rechargez la page et réessayez.',
  nothing: 'Rien à changer\u00A0: c’est déjà le cas partout',
  inPart: (done: number, total: number) =>
    `${formatSelectionCount(done)} sur ${formatSelectionCount(total)} seulement`,
} as const

export const offerSelectionWords = {
  activate: 'Activer',
  deactivate: 'Désactiver',
  activated: (count: number) =>
    count > 1
      ? `${formatSelectionCount(count)} offres activées avec succès`
      : 'Offre activée avec succès',
  deactivated: (count: number) =>
    count > 1
      ? `${formatSelectionCount(count)} offres désactivées avec succès`
      : 'Offre désactivée avec succès',
} as const

export const publicationSelectionWords = {
  published: {
    label: 'Publier',
    doing: 'Publication…',
    title: 'Publier\u00A0?',
    question: (count: number) =>
      count > 1
        ? `${formatSelectionCount(count)} lignes seront publiées, dans leur dernière version. Les visiteurs les verront aussitôt.`
        : '1 ligne sera publiée, dans sa dernière version. Les visiteurs la verront aussitôt.',
    done: (count: number) =>
      count > 1 ? `${formatSelectionCount(count)} lignes publiées` : '1 ligne publiée',
    failed:
      'Tout n’a pas pu être publié. Ouvrez les lignes restées en brouillon pour voir pourquoi.',
  },
  draft: {
    label: 'Retirer du site',
    doing: 'Retrait…',
    title: 'Retirer du site\u00A0?',
    question: (count: number) =>
      count > 1
        ? `${formatSelectionCount(count)} lignes seront retirées du site. Les visiteurs ne les verront plus\u00A0; leur contenu reste en brouillon.`
        : '1 ligne sera retirée du site. Les visiteurs ne la verront plus\u00A0; son contenu reste en brouillon.',
    done: (count: number) =>
      count > 1
        ? `${formatSelectionCount(count)} lignes retirées du site`
        : '1 ligne retirée du site',
    failed: 'Tout n’a pas pu être retiré du site. Réessayez.',
  },
} as const

export const statusSelectionWords = {
  updated: (count: number) =>
    count > 1
      ? `${formatSelectionCount(count)} statuts mis à jour avec succès`
      : 'Statut mis à jour avec succès',
} as const
