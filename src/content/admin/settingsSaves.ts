/** What is said once settings were saved. */
export const settingsSaved = {
  general: 'Paramètres généraux sauvegardés avec succès !',
  email: 'Paramètres email sauvegardés avec succès !',
} as const

export const settingsNotSaved = 'Erreur lors de la sauvegarde. Veuillez réessayer.'

export type SavedSettings = keyof typeof settingsSaved
