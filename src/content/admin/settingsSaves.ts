/** Confirmation after saving settings. */
export const settingsSavedSentences = {
  general: 'Paramètres généraux sauvegardés avec succès !',
  email: 'Paramètres email sauvegardés avec succès !',
} as const

export const settingsNotSavedSentence = 'Erreur lors de la sauvegarde. Veuillez réessayer.'

/** The sentence for users without the rights of `adminsOnly`. */
export const settingsReadOnlySentence =
  'Vous pouvez lire ces réglages. Seul un Administrateur peut les modifier.'

export type SavedSettingsKind = keyof typeof settingsSavedSentences
