/** Confirmation after saving settings. */
export const settingsSaved = {
  general: 'Paramètres généraux sauvegardés avec succès !',
  email: 'Paramètres email sauvegardés avec succès !',
} as const

export const settingsNotSaved = 'Erreur lors de la sauvegarde. Veuillez réessayer.'

/** For users without the rights of `adminsOnly`. */
export const settingsReadOnly =
  'Vous pouvez lire ces réglages. Seul un Administrateur peut les modifier.'

export type SavedSettings = keyof typeof settingsSaved
