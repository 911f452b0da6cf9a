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
import { FILE_WARNINGS, type FileWarning } from '@/src/domain/files/fileWarning'
import { decodePdfNameEscapes } from './pdfNames'
import { isExecutable, isProgramName } from './program'

const ACTIVE_CONTENT_KEYS = ['JS', 'XFA'].map((name) => PDFName.of(name))
const ACTIVE_ACTION_TYPES = ['JavaScript', 'Launch'].map((name) => PDFName.of(name))
const ACTIVE_CONTENT_PATTERN = /\/(JavaScript|JS|Launch|XFA)\b/

/** Whether a document may run a script or open a program. */
export function hasActiveContent(objects: PDFObject[]): boolean {
  return objects.some(
    (object) =>
      isUnparsedObjectWith(object, ACTIVE_CONTENT_PATTERN) ||
      findNestedDictionaries(object).some(isActiveDictionary),
  )
}

function isActiveDictionary(dictionary: PDFDict): boolean {
  const action = actionType(dictionary)
  return (
    ACTIVE_CONTENT_KEYS.some((key) => dictionary.has(key)) ||
    ACTIVE_ACTION_TYPES.some((name) => name === action)
  )
}

const actionType = (dictionary: PDFDict) => dictionary.lookup(PDFName.of('S'))

// Whether an unparsed object contains this text: another reader may be able to parse the object.
function isUnparsedObjectWith(object: PDFObject, text: RegExp): boolean {
  return object instanceof PDFInvalidObject && text.test(decodePdfNameEscapes(object.toString()))
}

const ACTION_BY_FILE_WARNING = {
  opensOtherFile: 'GoToR',
  sendsForm: 'SubmitForm',
  importsData: 'ImportData',
} as const satisfies Partial<Record<FileWarning, string>>
const FILE_WARNING_MATCHERS = Object.entries(ACTION_BY_FILE_WARNING).map(([mark, name]) => ({
  mark,
  action: PDFName.of(name),
  text: new RegExp(`/${name}\\b`),
}))

/** Warnings about actions that open another file, send a form or import data, whatever triggers them. */
export function collectFileWarnings(objects: PDFObject[]): FileWarning[] {
  const found = new Set<string>()
  for (const object of objects) {
    const actions = new Set(findNestedDictionaries(object).map(actionType))
    for (const { mark, action, text } of FILE_WARNING_MATCHERS) {
      if (actions.has(action) || isUnparsedObjectWith(object, text)) found.add(mark)
    }
  }
  return FILE_WARNINGS.filter((mark) => found.has(mark))
}

const EXECUTABLE_HEADER_BYTES = 1024

/** Whether an attachment is a program; an encrypted attachment is judged by its name. */
export function hasEmbeddedProgram(objects: PDFObject[], isEncrypted: boolean): boolean {
  return objects.some((object) =>
    findNestedDictionaries(object).some((dictionary) => isEmbeddedProgram(dictionary, isEncrypted)),
  )
}

function isEmbeddedProgram(specification: PDFDict, isEncrypted: boolean): boolean {
  const files = specification.lookup(PDFName.of('EF'))
  if (!(files instanceof PDFDict)) return false
  const names = ['F', 'UF'].map((key) => specification.lookup(PDFName.of(key)))
  return (
    names.some((name) => isPdfText(name) && isProgramName(name.decodeText())) ||
    files.keys().some((key) => isProgramStream(files.lookup(key), isEncrypted))
  )
}

function isPdfText(object: PDFObject | undefined): object is PDFString | PDFHexString {
  return object instanceof PDFString || object instanceof PDFHexString
}

function isProgramStream(stream: PDFObject | undefined, isEncrypted: boolean): boolean {
  if (!(stream instanceof PDFRawStream)) return false
  try {
    return isExecutable(Buffer.from(decodePDFRawStream(stream).getBytes(EXECUTABLE_HEADER_BYTES)))
  } catch (err) {
    if (isEncrypted) return false
    throw err
  }
}

/** Finds all nested dictionaries of an object; referenced objects are separate ones. */
function findNestedDictionaries(object: PDFObject): PDFDict[] {
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
