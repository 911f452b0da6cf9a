import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { isReaderFileName } from '@/src/plugins/document-reading/rules/pdfReader'

// The folders with the reader's files, beside the web server or, without a build, in the cache.
const POSSIBLE_READER_FILE_FOLDERS = ['pdfReader', 'node_modules/.cache/pdfReader']

/** Loads a character map or font for the viewer; null for an unknown name. */
export async function loadReaderFile(name: string): Promise<Buffer | null> {
  if (!isReaderFileName(name)) return null
  const files = POSSIBLE_READER_FILE_FOLDERS.map((folder) => path.resolve(folder, name))
  const found = files.find((file) => existsSync(file))
  return found ? readFile(found) : null
}
