export const MESSAGE_PREVIEW_LENGTH = 50

/** The first 50 characters on one line, with three dots when something was left out. */
export function previewMessage(message: string): string {
  const characters = [...message.replace(/\s+/g, ' ').trim()]
  if (characters.length <= MESSAGE_PREVIEW_LENGTH) return characters.join('')
  return `${characters.slice(0, MESSAGE_PREVIEW_LENGTH).join('')}...`
}
