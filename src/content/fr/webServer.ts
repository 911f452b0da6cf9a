/** What the web server says by itself, where no page can be shown. */
export const webServerWords = {
  unreadableAddress: 'Cette adresse ne peut pas être lue. Vérifiez-la, ou repartez de l’accueil.',
  onlyRead: 'Cette adresse peut seulement être lue. Repartez de l’accueil.',
} as const
