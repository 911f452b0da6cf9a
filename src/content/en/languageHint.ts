// In a file of its own: loaded only by visitors who prefer another language.
export const languageHintWords = {
  exists: 'This page is available in English.',
  read: 'Read it in English',
  close: 'Close',
} as const
