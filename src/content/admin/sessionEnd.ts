export const sessionEndWords = {
  title: 'Votre session est terminée',
  explained:
    'Vous restez sur cette page et rien de ce que vous avez écrit n’est perdu. Connectez-vous pour continuer.',
  later: 'Revenir à la page sans me connecter',
  otherTitle: 'Un autre compte est maintenant ouvert',
  otherExplained:
    'Le texte qui n’est pas enregistré sur cette page a été écrit avec le compte précédent. Si vous l’enregistrez, il le sera au nom du compte que vous venez d’ouvrir.',
  keepText: 'Continuer avec ce texte',
  reload: 'Recharger la page sans ce texte',
} as const
