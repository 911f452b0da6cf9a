const nbsp = '\u00A0'

/** What is said of a save over something newer. */
export const saveWords = {
  /** In the answer to whoever saved, and at the head of the dialog. */
  newer: (by: string | null, at: string) =>
    by
      ? `${by} a enregistré une version plus récente à ${at}.`
      : `Une version plus récente a été enregistrée à ${at}.`,
  busy: 'Un autre enregistrement est en cours à cet instant.',
  explained: `Rien n’est perdu${nbsp}: ce qu’un seul des deux a changé est gardé. Choisissez pour ce que vous avez changé tous les deux.`,
  mine: 'Votre texte',
  theirs: 'Le texte enregistré',
  empty: 'vide',
  language: 'Seule la langue affichée est concernée.',
  cancel: 'Revenir au formulaire',
  save: 'Enregistrer ces choix',
  saving: 'Enregistrement…',
  joined: 'Enregistré, avec ce qui avait changé entre-temps.',
  notJoined: `L’enregistrement a échoué${nbsp}; vos textes sont dans le formulaire. Réessayez.`,
  unreadable: `La version plus récente n’a pas pu être lue${nbsp}; vos textes restent dans le formulaire. Réessayez.`,
} as const

/** « 14 h 02 », of « 14:02 ». */
export const spokenTime = (clock: string) => clock.replace(':', `${nbsp}h${nbsp}`)
