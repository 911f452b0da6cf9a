import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { isReaderFile } from '@/src/plugins/document-reading/rules/pdfReader'

// The folders to which the build writes these files, beside the web server, or the start command
// when the site runs from its sources.
const READER_FILE_FOLDERS = ['pdfReader', 'node_modules/.cache/pdfReader']

/** Loads a character map or font for the viewer; null for an unknown name. */
export async function loadReaderFile(name: string): Promise<Buffer | null> {
  if (!isReaderFile(name)) return null
  const files = READER_FILE_FOLDERS.map((folder) => path.resolve(folder, name))
  const found = files.find((file) => existsSync(file))
  return found ? readFile(found) : null
}
