/** What the web server says by itself, where no page can be shown. */
export const webServerWords = {
  unreadableAddress: 'This address cannot be read. Check it, or start again from the home page.',
  onlyRead: 'This address can only be read. Start again from the home page.',
} as const
