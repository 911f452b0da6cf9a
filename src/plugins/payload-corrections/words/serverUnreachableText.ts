/** Text for a save that did not reach the server. */
export const serverUnreachableText =
  'Une erreur est survenue\u00A0: le serveur ne répond pas. Vérifiez votre connexion, puis réessayez.'
