/** Where Payload's own French wording differs from ours. */
export const payloadTranslations = {
  authentication: {
    login: 'Se connecter',
  },
  error: {
    emailOrPasswordIncorrect: 'Email ou mot de passe incorrect',
    unspecific: 'Une erreur est survenue',
  },
  general: {
    aboutToDelete: 'Êtes-vous sûr de vouloir supprimer « <1>{{title}}</1> » ?',
  },
} as const
