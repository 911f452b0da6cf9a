const formatWholeNumber = (count: number) => count.toLocaleString('fr-FR')

/** Words for the search in the documents of applications. */
export const documentSearchWords = {
  label: 'Dans les documents',
  placeholder: 'Mots du CV ou de la lettre, une suite exacte entre guillemets',
  hint: 'Tous les mots\u00A0; une suite exacte entre guillemets.',
  search: 'Chercher dans les documents',
  clear: 'Effacer les mots cherchés dans les documents',
  /** Text while existing documents are still being read. */
  progress: (read: number, total: number) =>
    `Lecture des documents en cours\u00A0: ${formatWholeNumber(read)} candidatures sur ${formatWholeNumber(total)}. Les autres ne sont pas encore trouvées par leurs mots.`,
} as const
