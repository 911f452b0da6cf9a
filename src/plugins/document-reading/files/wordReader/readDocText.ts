import { findDocStreams } from '@/src/files/inspector/docStreams'
import { readOleFile } from '@/src/files/inspector/oleFile'
import { readDocStoriesInOrder } from './readDocStoriesInOrder'

/**
 * Reads the text of a document of Word 97 and later: headers, body with text boxes, notes, footers.
 * @throws on an invalid file
 */
export function readDocText(bytes: Buffer): string {
  const shown = readDocStoriesInOrder(findDocStreams(readOleFile(bytes))).map((story) =>
    removeFieldInstructions(story.replaceAll(CELL_END + CELL_END, '\n')).trim(),
  )
  // Repeated texts are removed, because sections often repeat the same header.
  return [...new Set(shown)].filter(Boolean).join('\n\n')
}

const [FIELD_START, FIELD_SHOWS, FIELD_END] = ['\u0013', '\u0014', '\u0015']
const CELL_END = '\u0007'
const NOTE_REFERENCE_REPLACEMENTS = { '\u0002': '', '\u0005': '' }
const CONTROL_CHARACTER_REPLACEMENTS: Record<string, string> = {
  ...NOTE_REFERENCE_REPLACEMENTS,
  [CELL_END]: '\t',
  '\r': '\n',
  '\v': '\n',
  '\f': '\n',
  '\u001e': '-',
}

/** Returns the displayed text of links and dates, without their instructions. */
function removeFieldInstructions(text: string): string {
  // For each open field, whether its displayed text has begun.
  const fields: boolean[] = []
  let unshown = 0
  const shown: string[] = []
  for (const character of text) {
    if (character === FIELD_START) {
      fields.push(false)
      unshown += 1
    } else if (character === FIELD_SHOWS || character === FIELD_END) {
      if (fields.pop() === false) unshown -= 1
      if (character === FIELD_SHOWS) fields.push(true)
    } else if (unshown === 0) shown.push(CONTROL_CHARACTER_REPLACEMENTS[character] ?? character)
  }
  return shown.join('')
}
