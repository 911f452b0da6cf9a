import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { z } from 'zod'

/**
 * Licences that the product may include. All allow using, changing and selling it without
 * publishing our own sources. Their conditions:
 */
const ALLOWED = [
  // The notice must be included.
  ...['MIT', 'ISC', 'BSD-2-Clause', 'BSD-3-Clause', 'Apache-2.0', 'BlueOak-1.0.0', 'Python-2.0'],
  // No conditions.
  ...['0BSD', 'MIT-0', 'Unlicense', 'WTFPL'],
  // Fonts, which must not be sold separately.
  'OFL-1.1',
  // A table of browsers that the build reads: its authors must be named.
  'CC-BY-4.0',
  // Shared image libraries of the system: users must be able to replace them.
  'LGPL-3.0-or-later',
]

const Lock = z.object({
  packages: z.record(
    z.string(),
    z.object({ license: z.string().optional(), dev: z.boolean().optional() }),
  ),
})
const { packages } = Lock.parse(JSON.parse(readFileSync('package-lock.json', 'utf8')))
const shipped = Object.entries(packages).filter(([folder, { dev }]) => folder !== '' && !dev)

/** The licence in the lock file or, for older packages, in their own package.json. */
const licenceOf = (folder: string) => packages[folder]?.license ?? olderForm(folder)

const Older = z.object({ licenses: z.array(z.object({ type: z.string() })).min(1) })

function olderForm(folder: string) {
  const { licenses } = Older.parse(JSON.parse(readFileSync(`${folder}/package.json`, 'utf8')))
  return licenses.map(({ type }) => type).join(' OR ')
}

/** Whether all licences of an expression with AND are allowed, or one of an expression with OR. */
const isAllowed = (expression: string) =>
  expression
    .replace(/[()]/g, '')
    .split(' OR ')
    .some((choice) => choice.split(' AND ').every((licence) => ALLOWED.includes(licence)))

test('the licence of every shipped package is allowed', () => {
  expect(shipped.length).toBeGreaterThan(500)
  const refused = shipped
    .map(([folder]) => `${folder}: ${licenceOf(folder)}`)
    .filter((line) => !isAllowed(line.split(': ')[1] ?? ''))
  expect(refused).toEqual([])
})

test('every allowed licence is used', () => {
  const licences = shipped.map(([folder]) => licenceOf(folder)).join(' ')
  expect(ALLOWED.filter((licence) => !licences.includes(licence))).toEqual([])
})

test('a copyleft licence is refused, alone or with another', () => {
  expect(isAllowed('AGPL-3.0-only')).toBe(false)
  expect(isAllowed('MIT AND GPL-3.0-only')).toBe(false)
  expect(isAllowed('(GPL-3.0-only OR MIT)')).toBe(true)
  expect(isAllowed('UNLICENSED')).toBe(false)
})
