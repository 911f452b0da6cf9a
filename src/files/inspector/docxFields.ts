import { SaxesParser } from 'saxes'
import { decodeXml } from './decodeXml'
import { FieldInstructionCollector } from './fieldInstructionCollector'

const FIELD_ELEMENT_NAMES = ['instrText', 'fldSimple'].flatMap((name) => [
  Buffer.from(name),
  Buffer.from(name, 'utf16le'),
])

/**
 * The field instructions in a part of a Word package.
 * @throws on XML that is not well formed
 */
export function readDocxFieldInstructions(part: Buffer): string[] {
  // Parts without fields are not parsed, because this would take half of the inspection time.
  if (!FIELD_ELEMENT_NAMES.some((name) => part.includes(name))) return []
  const fields = new FieldInstructionCollector()
  let inside = ''
  const parser = new SaxesParser()
  parser.on('error', (err) => {
    throw err
  })
  parser.on('opentag', ({ name, attributes }) => {
    inside = localName(name)
    if (inside === 'fldSimple') fields.found.push(attributeValue(attributes, 'instr'))
    if (inside !== 'fldChar') return
    const kind = attributeValue(attributes, 'fldCharType')
    if (kind === 'begin') fields.begin()
    else if (kind === 'separate') fields.show()
    else if (kind === 'end') fields.end()
  })
  const add = (text: string) => {
    if (inside === 'instrText' || inside === 't') fields.add(text, inside === 'instrText')
  }
  parser.on('text', add)
  parser.on('cdata', add)
  parser.on('closetag', () => {
    inside = ''
  })
  parser.write(decodeXml(part)).close()
  return fields.all()
}

const localName = (name: string) => name.slice(name.indexOf(':') + 1)

function attributeValue(attributes: Record<string, string>, wantedName: string): string {
  const name = Object.keys(attributes).find((written) => localName(written) === wantedName)
  return (name && attributes[name]) || ''
}
