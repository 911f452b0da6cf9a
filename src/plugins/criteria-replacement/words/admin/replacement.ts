export const replacementText = {
  action: 'Supprimer…',
  title: (label: string) => `Supprimer «\u00A0${label}\u00A0»`,
  question: 'Ce critère ne sera plus proposé, ni trouvé par la recherche.',
  replaceBy: 'Remplacer par',
  choose: 'Choisir…',
  submit: 'Supprimer',
  submitting: 'Suppression…',
  cancel: 'Annuler',
  removed: 'Critère supprimé',
  failed: 'Le critère n’a pas pu être supprimé. Réessayez.',
  hint: ' (Remplacer par)',
  unknown: 'Choisissez par quel autre critère de la même sorte le remplacer.',
  /** The text in the audit trail. */
  replacedBy: (label: string) => `Remplacé par «\u00A0${label}\u00A0»`,
} as const
