/** @module-tag product */
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { findKnownClasses, frameworkReaches } from '../support/frameworkReaches'

const REGISTER_TEXT = readFileSync('docs/framework.md', 'utf8')
const foundReaches = frameworkReaches()

/** The rows of a kind: their first cell names files, their last but one tests. */
function readRegisterRows(kind: string) {
  const [, rest = ''] = REGISTER_TEXT.split(`\n## ${kind}\n`)
  const [chapter = ''] = rest.split('\n## ')
  return [...chapter.matchAll(/^\| (`.+) \|$/gm)].map(([, row = '']) => row.split(' | '))
}

const quotedNames = (cell = '') => Array.from(cell.matchAll(/`([\w.]+)`/g), ([, name = '']) => name)

test.each(Object.entries(foundReaches))(
  '%s: the register lists exactly the files that depend on it',
  (kind, files) => {
    const listed = readRegisterRows(kind).flatMap(([files]) => quotedNames(files))
    expect(listed.toSorted()).toEqual(files.map((file) => path.basename(file)).toSorted())
  },
)

test('The counts at the top equal those of the sources', () => {
  const figures = Object.entries(foundReaches).map(([kind, files]) => [kind, files.length] as const)
  for (const [kind, now] of [...figures, ['Class names of Payload', findKnownClasses().length]]) {
    expect(REGISTER_TEXT).toMatch(new RegExp(`^\\| ${kind} \\| \\d+ \\| ${now} \\|$`, 'm'))
  }
})

test('Each dependency names a test that fails when it changes', () => {
  const rows = Object.keys(foundReaches).flatMap(readRegisterRows)
  const tests = rows.map((row) => [
    ...(row.at(-2) ?? '').matchAll(/`((?:src\/plugins\/[\w-]+\/)?tests\/[^`]+)`/g),
  ])
  expect(tests.filter((named) => named.length === 0)).toEqual([])
  expect(tests.flat().filter(([, file = '']) => !existsSync(file))).toEqual([])
})
