// Apart from the other words: only who reads another language than that of the page is sent them.
export const languageHintWords = {
  exists: 'Cette page existe en français.',
  read: 'La lire en français',
  close: 'Fermer',
} as const
