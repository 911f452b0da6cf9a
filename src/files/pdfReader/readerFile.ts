import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { isReaderFile } from '@/src/domain/files/pdfReader'

// Written by the build beside the web server; where the site runs from its sources, by what starts it.
const FOLDERS = ['pdfReader', 'node_modules/.cache/pdfReader']

/** A table of characters or a font that the reader asks for, or null where there is none of this name. */
export async function readerFile(name: string): Promise<Buffer | null> {
  if (!isReaderFile(name)) return null
  const files = FOLDERS.map((folder) => path.resolve(folder, name))
  const found = files.find((file) => existsSync(file))
  return found ? readFile(found) : null
}
