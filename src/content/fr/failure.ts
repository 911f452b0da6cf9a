// Apart from the other words: the page that says them runs in the browser and takes them along.
export const failureWords = {
  title: 'Cette page ne s’affiche pas',
  explanation:
    'Un incident nous en empêche pour le moment. Rechargez la page dans quelques instants\u00A0; si cela dure, revenez un peu plus tard.',
  retry: 'Recharger la page',
  home: 'Retour à l’accueil',
} as const
