/** Texts of the web server for when the application is not available. */
export const webServerWords = {
  unreadableAddress: 'This address cannot be read. Check it, or start again from the home page.',
  lengthMissing: 'What you sent does not say how long it is: it cannot be taken.',
  bodyTooLarge: 'What you sent is too large. Make it smaller, then try again.',
  tooManyBodies: 'Too much is being sent at the moment: wait a minute, then try again.',
  tooBusy: 'The site cannot respond at the moment. Try again in a few seconds.',
  onlyRead: 'This address can only be read. Start again from the home page.',
} as const
