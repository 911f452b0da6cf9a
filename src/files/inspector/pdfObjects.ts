import {
  decodePDFRawStream,
  PDFArray,
  PDFDict,
  PDFHexString,
  PDFInvalidObject,
  PDFName,
  type PDFObject,
  PDFRawStream,
  PDFString,
} from '@cantoo/pdf-lib'
import { withoutEscapes } from './pdfNames'
import { isProgram, isProgramName } from './program'

const ACTIVE_KEYS = ['JS', 'XFA'].map((name) => PDFName.of(name))
const ACTIVE_ACTIONS = ['JavaScript', 'Launch'].map((name) => PDFName.of(name))
const ACTIVE_TEXT = /\/(JavaScript|JS|Launch|XFA)\b/

/** True for a document that may run a script or open a program. */
export function hasActiveContent(objects: PDFObject[]): boolean {
  return objects.some(
    (object) => isActiveAndBroken(object) || dictionariesIn(object).some(isActiveDictionary),
  )
}

function isActiveDictionary(dictionary: PDFDict): boolean {
  const action = dictionary.get(PDFName.of('S'))
  return (
    ACTIVE_KEYS.some((key) => dictionary.has(key)) || ACTIVE_ACTIONS.some((name) => name === action)
  )
}

// What this reader cannot take apart another one may.
function isActiveAndBroken(object: PDFObject): boolean {
  return object instanceof PDFInvalidObject && ACTIVE_TEXT.test(withoutEscapes(object.toString()))
}

const HEAD_BYTES = 1024

/** True for a document with an attachment that a computer would run. */
export function hasPackedProgram(objects: PDFObject[]): boolean {
  return objects.some((object) => dictionariesIn(object).some(isPackedProgram))
}

function isPackedProgram(specification: PDFDict): boolean {
  const files = specification.lookup(PDFName.of('EF'))
  if (!(files instanceof PDFDict)) return false
  const names = ['F', 'UF'].map((key) => specification.lookup(PDFName.of(key)))
  return (
    names.some((name) => isText(name) && isProgramName(name.decodeText())) ||
    files.keys().some((key) => isProgramStream(files.lookup(key)))
  )
}

function isText(object: PDFObject | undefined): object is PDFString | PDFHexString {
  return object instanceof PDFString || object instanceof PDFHexString
}

function isProgramStream(stream: PDFObject | undefined): boolean {
  return (
    stream instanceof PDFRawStream &&
    isProgram(Buffer.from(decodePDFRawStream(stream).getBytes(HEAD_BYTES)))
  )
}

/** The dictionaries of an object, at whatever depth; what it only refers to is an object of its own. */
function dictionariesIn(object: PDFObject): PDFDict[] {
  const found: PDFDict[] = []
  const waiting = [object]
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    if (next instanceof PDFRawStream) waiting.push(next.dict)
    else if (next instanceof PDFArray) for (const part of next.asArray()) waiting.push(part)
    else if (next instanceof PDFDict) {
      found.push(next)
      for (const part of next.values()) waiting.push(part)
    }
  }
  return found
}
