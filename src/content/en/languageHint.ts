// Apart from the other words: only who reads another language than that of the page is sent them.
export const languageHintWords = {
  exists: 'This page is available in English.',
  read: 'Read it in English',
  close: 'Close',
} as const
