export const sessionEndWords = {
  title: 'Votre session est terminée',
  explained:
    'Vous restez sur cette page et rien de ce que vous avez écrit n’est perdu. Connectez-vous pour continuer.',
  later: 'Revenir à la page sans me connecter',
} as const
