export const signIn = {
  title: 'Administration',
  introduction: 'Connectez-vous pour accéder à l’espace de travail.',
  showPassword: 'Afficher le mot de passe',
  sending: 'Connexion…',
  missing: 'Saisissez votre e-mail et votre mot de passe.',
  code: {
    title: 'Votre code',
    back: 'Revenir au mot de passe',
    application: {
      label: 'Code à six chiffres',
      help: 'Celui que montre en ce moment l’application d’authentification de votre téléphone.',
      choose: 'Utiliser le code de mon téléphone',
    },
    recovery: {
      label: 'Code de secours',
      help: 'Un de ceux que vous avez gardés, par exemple abcd-efgh-2345-6723-ijkl-mnop. Il ne sert qu’une fois.',
      choose: 'Utiliser un code de secours',
    },
  },
} as const
