/** Words of the selection of rows in a list, and of changes that can be undone. */
export const selectionWords = {
  all: 'Tout cocher',
  row: (name: string) => `Cocher\u00A0: ${name}`,
  undo: 'Annuler',
  undone: 'Changement annulé',
  notUndone: 'Le changement n’a pas pu être annulé. Rechargez la page.',
} as const

/** The error for API clients. */
export const tooManyDocumentsSentence = (most: number) =>
  most > 1
    ? `Une demande change au plus ${most.toLocaleString('fr-FR')} documents. Précisez lesquels, ou procédez par lots.`
    : 'Ces documents se changent et se suppriment un à la fois.'
