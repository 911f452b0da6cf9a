export const signInWords = {
  title: 'Administration',
  introduction: 'Connectez-vous pour accéder à l’espace de travail.',
  showPassword: 'Afficher le mot de passe',
  sending: 'Connexion…',
  missing: 'Saisissez votre e-mail et votre mot de passe.',
} as const
