import { type ActionableCollection, rowActionTexts } from './rowActionTexts'

type DeletionWords = {
  confirm: (count: number) => string
  deleted: (count: number) => string
  /** The consequence of a permanent deletion (`forGood`), and of moving to the trash. */
  forGood: (count: number) => string
  toTrash: (count: number) => string
}

const singularOrPlural = (one: string, many: (count: number) => string) => (count: number) =>
  count > 1 ? many(count) : one

/** Confirmation and result of deleting documents. */
export const deletionWords = {
  'job-offers': {
    confirm: singularOrPlural(
      rowActionTexts['job-offers'].confirmDelete,
      (count) => `Êtes-vous sûr de vouloir supprimer ces ${count} offres\u00A0?`,
    ),
    deleted: singularOrPlural(
      rowActionTexts['job-offers'].deleted,
      (count) => `${count} offres supprimées avec succès`,
    ),
    forGood: singularOrPlural(
      'Elle disparaît aussitôt du site, sans retour possible.',
      () => 'Elles disparaissent aussitôt du site, sans retour possible.',
    ),
    toTrash: singularOrPlural(
      'Elle disparaît aussitôt du site et reste dans la corbeille, d’où vous pouvez la restaurer.',
      () =>
        'Elles disparaissent aussitôt du site et restent dans la corbeille, d’où vous pouvez les restaurer.',
    ),
  },
  'job-applications': {
    confirm: singularOrPlural(
      rowActionTexts['job-applications'].confirmDelete,
      (count) => `Êtes-vous sûr de vouloir supprimer ces ${count} candidatures\u00A0?`,
    ),
    deleted: singularOrPlural(
      rowActionTexts['job-applications'].deleted,
      (count) => `${count} candidatures supprimées avec succès`,
    ),
    forGood: singularOrPlural(
      'Les données du candidat, son CV et sa lettre sont effacés définitivement.',
      () => 'Les données des candidats, leurs CV et leurs lettres sont effacés définitivement.',
    ),
    toTrash: () => '',
  },
  'contact-messages': {
    confirm: singularOrPlural(
      rowActionTexts['contact-messages'].confirmDelete,
      (count) => `Êtes-vous sûr de vouloir supprimer ces ${count} messages\u00A0?`,
    ),
    deleted: singularOrPlural(
      rowActionTexts['contact-messages'].deleted,
      (count) => `${count} messages supprimés avec succès`,
    ),
    forGood: singularOrPlural(
      'Il est effacé définitivement.',
      () => 'Ils sont effacés définitivement.',
    ),
    toTrash: singularOrPlural(
      'Il reste dans la corbeille, d’où vous pouvez le restaurer.',
      () => 'Ils restent dans la corbeille, d’où vous pouvez les restaurer.',
    ),
  },
} as const satisfies Record<ActionableCollection, DeletionWords>

/** Typed confirmation before many documents are deleted permanently. */
export const typedDeletionConfirmationTexts = (count: number) => ({
  word: String(count),
  label: `Pour confirmer, tapez leur nombre\u00A0: ${count}`,
  differs: `Tapez ${count} pour confirmer que tout doit disparaître.`,
})
