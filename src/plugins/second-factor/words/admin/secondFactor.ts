export const secondFactorText = {
  errors: {
    missing: 'Saisissez le code de votre application d’authentification.',
    wrong:
      'Ce code n’est pas valable\u00A0: mal saisi, déjà utilisé, ou changé entre-temps. Saisissez le suivant.',
    isOff: 'La double authentification n’est pas activée pour ce compte.',
    required:
      'La double authentification est exigée pour votre rôle\u00A0: elle ne peut pas être désactivée.',
    notOneself: 'Vous réglez votre propre double authentification dans votre compte.',
  },
} as const
