const INVISIBLE = /[\p{Default_Ignorable_Code_Point}\p{C}\p{Z}\u2800]/gu

const INVISIBLE_FORMATS = /[\p{Default_Ignorable_Code_Point}\p{Cf}]/gu

/** Without the characters that join, hide or turn others: for texts that are compared, dialled or mailed. */
export function withoutInvisible(text: string): string {
  return text.replace(INVISIBLE_FORMATS, '')
}

/** False for what leaves nothing to read: spaces, and the characters that join, hide or turn others. */
export function hasVisibleText(text: string): boolean {
  return text.replace(INVISIBLE, '') !== ''
}
