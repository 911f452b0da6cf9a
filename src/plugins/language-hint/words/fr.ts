// The texts have a file of their own, which only visitors who prefer another language load.
export const languageHintWords = {
  exists: 'Cette page existe en français.',
  read: 'La lire en français',
  close: 'Fermer',
} as const
