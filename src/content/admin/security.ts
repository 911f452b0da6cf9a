export const accountSecurityWords = {
  loading: 'Chargement…',
  failed: 'La demande n’a pas abouti. Réessayez dans un instant.',
  signOut: 'Se déconnecter',
} as const
