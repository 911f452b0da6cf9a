// The texts have a file of their own, which only visitors who prefer another language load.
export const languageHintWords = {
  exists: 'This page is available in English.',
  read: 'Read it in English',
  close: 'Close',
} as const
