import { readDocMainText } from './docPieces'
import type { DocStreams } from './docStreams'
import { FieldInstructionCollector } from './fieldInstructionCollector'

const [FIELD_START, FIELD_SHOWS, FIELD_END] = ['\u0013', '\u0014', '\u0015']
const FIELD_MARKS = `${FIELD_START}${FIELD_SHOWS}${FIELD_END}`
const FIELD_PARTS_PATTERN = new RegExp(`[${FIELD_MARKS}]|[^${FIELD_MARKS}]+`, 'g')

/**
 * The field instructions of a binary Word document. When the text cannot be parsed, the raw bytes
 * are searched, because another reader may be able to parse it.
 */
export function readDocFieldInstructions(streams: DocStreams): string[] {
  try {
    return fieldInstructionsInText(readDocMainText(streams))
  } catch {
    const { main } = streams
    return [main.toString('latin1'), main.toString('utf16le')].flatMap(fieldInstructionsInText)
  }
}

function fieldInstructionsInText(text: string): string[] {
  const fields = new FieldInstructionCollector()
  for (const [part = ''] of text.matchAll(FIELD_PARTS_PATTERN)) {
    if (part === FIELD_START) fields.begin()
    else if (part === FIELD_SHOWS) fields.show()
    else if (part === FIELD_END) fields.end()
    else fields.add(part, false)
  }
  return fields.all()
}
