/** Texts of the web server for when the application is not available. */
export const webServerWords = {
  unreadableAddress: 'Cette adresse ne peut pas être lue. Vérifiez-la, ou repartez de l’accueil.',
  lengthMissing: 'Cet envoi ne dit pas sa longueur : il ne peut pas être reçu.',
  bodyTooLarge: 'Cet envoi est trop volumineux. Réduisez-le, puis recommencez.',
  tooManyBodies: 'Trop d’envois arrivent en ce moment : patientez une minute, puis réessayez.',
  tooBusy: 'Le site ne peut pas répondre pour le moment. Réessayez dans quelques secondes.',
  onlyRead: 'Cette adresse peut seulement être lue. Repartez de l’accueil.',
} as const
