import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

const IMPORT_MAP_FILE = 'src/app/(payload)/admin/importMap.js'
const OWN_IMPORT = /^import \{ (?<name>\w+) as \w+ \} from '(?<from>\.[^']+)'$/gm

test('Each screen that the configuration names by its path is exported there', () => {
  const screens = [...readFileSync(IMPORT_MAP_FILE, 'utf8').matchAll(OWN_IMPORT)].map(
    ({ groups }) => ({
      name: groups?.name ?? '',
      file: path.join(path.dirname(IMPORT_MAP_FILE), groups?.from ?? ''),
    }),
  )
  expect(screens.length).toBeGreaterThan(50)
  expect(screens.filter(({ file, name }) => !isExported(file, name))).toEqual([])
})

function isExported(file: string, name: string): boolean {
  const found = ['.tsx', '.ts'].map((ending) => file + ending).find(existsSync)
  const exported = new RegExp(`^export (async )?(function|const|\\{[^}]*\\b) ?${name}\\b`, 'm')
  return found !== undefined && exported.test(readFileSync(found, 'utf8'))
}
