// The texts have a file of their own, because the error page loads it in the browser.
export const failureWords = {
  title: 'Cette page ne s’affiche pas',
  explanation:
    'Un incident nous en empêche pour le moment. Rechargez la page dans quelques instants\u00A0; si cela dure, revenez un peu plus tard.',
  retry: 'Recharger la page',
  home: 'Retour à l’accueil',
} as const
