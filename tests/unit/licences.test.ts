import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { z } from 'zod'

/**
 * What may be part of the product. All let it be used, changed and sold without giving away our own sources;
 * what each asks for in return:
 */
const ALLOWED = [
  // Its notice stays with it.
  ...['MIT', 'ISC', 'BSD-2-Clause', 'BSD-3-Clause', 'Apache-2.0', 'BlueOak-1.0.0', 'Python-2.0'],
  // Nothing.
  ...['0BSD', 'MIT-0', 'Unlicense', 'WTFPL'],
  // Fonts, which are not sold by themselves.
  'OFL-1.1',
  // A table of browsers that the build reads: its authors are named.
  'CC-BY-4.0',
  // The system's libraries of pictures, loaded as they come: whoever has the product may put others in their place.
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

/** As the lock file says, or, of older packages, their own folder. */
const licenceOf = (folder: string) => packages[folder]?.license ?? olderForm(folder)

const Older = z.object({ licenses: z.array(z.object({ type: z.string() })).min(1) })

function olderForm(folder: string) {
  const { licenses } = Older.parse(JSON.parse(readFileSync(`${folder}/package.json`, 'utf8')))
  return licenses.map(({ type }) => type).join(' OR ')
}

/** Whether every licence that holds at once is allowed, or one of those to choose from. */
const isAllowed = (expression: string) =>
  expression
    .replace(/[()]/g, '')
    .split(' OR ')
    .some((choice) => choice.split(' AND ').every((licence) => ALLOWED.includes(licence)))

test('all that is shipped may be shipped', () => {
  expect(shipped.length).toBeGreaterThan(500)
  const refused = shipped
    .map(([folder]) => `${folder}: ${licenceOf(folder)}`)
    .filter((line) => !isAllowed(line.split(': ')[1] ?? ''))
  expect(refused).toEqual([])
})

test('no licence is allowed that nothing has', () => {
  const licences = shipped.map(([folder]) => licenceOf(folder)).join(' ')
  expect(ALLOWED.filter((licence) => !licences.includes(licence))).toEqual([])
})

test('a licence that would claim our own sources is refused, alone or beside another', () => {
  expect(isAllowed('AGPL-3.0-only')).toBe(false)
  expect(isAllowed('MIT AND GPL-3.0-only')).toBe(false)
  expect(isAllowed('(GPL-3.0-only OR MIT)')).toBe(true)
  expect(isAllowed('UNLICENSED')).toBe(false)
})
