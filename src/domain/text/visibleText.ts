const INVISIBLE = /[\p{Default_Ignorable_Code_Point}\p{C}\p{Z}\u2800]/gu

/** False for what leaves nothing to read: spaces, and the characters that join, hide or turn others. */
export function hasVisibleText(text: string): boolean {
  return text.replace(INVISIBLE, '') !== ''
}
