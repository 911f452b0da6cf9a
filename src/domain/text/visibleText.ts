const INVISIBLE = /[\p{Default_Ignorable_Code_Point}\p{C}\p{Z}\u2800]/gu

const INVISIBLE_FORMATS = /[\p{Default_Ignorable_Code_Point}\p{Cf}]/gu

/**
 * Without joining, invisible and direction characters: for texts that are compared, dialled or
 * mailed.
 */
export function withoutInvisible(text: string): string {
  return text.replace(INVISIBLE_FORMATS, '')
}

/** False for a text of spaces and joining, invisible or direction characters only. */
export function hasVisibleText(text: string): boolean {
  return text.replace(INVISIBLE, '') !== ''
}
