// In a file of its own: loaded only by visitors who prefer another language.
export const languageHintWords = {
  exists: 'Cette page existe en français.',
  read: 'La lire en français',
  close: 'Fermer',
} as const
