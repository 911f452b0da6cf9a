/** @module-tag product */
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { frameworkReaches, knownClasses } from '../support/frameworkReaches'

const register = readFileSync('docs/framework.md', 'utf8')
const reaches = frameworkReaches()

/** The rows of a kind: their first cell names files, their last but one tests. */
function rowsOf(kind: string) {
  const [, rest = ''] = register.split(`\n## ${kind}\n`)
  const [chapter = ''] = rest.split('\n## ')
  return [...chapter.matchAll(/^\| (`.+) \|$/gm)].map(([, row = '']) => row.split(' | '))
}

const namesIn = (cell = '') => Array.from(cell.matchAll(/`([\w.]+)`/g), ([, name = '']) => name)

test.each(Object.entries(reaches))(
  '%s: the register lists exactly the files that depend on it',
  (kind, files) => {
    const listed = rowsOf(kind).flatMap(([files]) => namesIn(files))
    expect(listed.toSorted()).toEqual(files.map((file) => path.basename(file)).toSorted())
  },
)

test('The counts at the top equal those of the sources', () => {
  const figures = Object.entries(reaches).map(([kind, files]) => [kind, files.length] as const)
  for (const [kind, now] of [...figures, ['Class names of Payload', knownClasses().length]]) {
    expect(register).toMatch(new RegExp(`^\\| ${kind} \\| \\d+ \\| ${now} \\|$`, 'm'))
  }
})

test('Each dependency names a test that fails when it changes', () => {
  const rows = Object.keys(reaches).flatMap(rowsOf)
  const tests = rows.map((row) => [
    ...(row.at(-2) ?? '').matchAll(/`((?:src\/plugins\/[\w-]+\/)?tests\/[^`]+)`/g),
  ])
  expect(tests.filter((named) => named.length === 0)).toEqual([])
  expect(tests.flat().filter(([, file = '']) => !existsSync(file))).toEqual([])
})
