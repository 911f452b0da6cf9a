import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { z } from 'zod'

/**
 * Licences that the product may include. All allow using, changing and selling it without
 * publishing our own sources. Their conditions:
 */
const ALLOWED_LICENCES = [
  // The notice must be included.
  ...['MIT', 'ISC', 'BSD-2-Clause', 'BSD-3-Clause', 'Apache-2.0', 'BlueOak-1.0.0', 'Python-2.0'],
  // No conditions.
  ...['0BSD', 'MIT-0', 'Unlicense', 'WTFPL'],
  // Fonts, which must not be sold separately.
  'OFL-1.1',
  // A table of browsers that the build reads: its authors must be named.
  'CC-BY-4.0',
  // The image library libvips, which sharp loads as a shared library, so that users can replace it.
  'LGPL-3.0-or-later',
]

const LockFileSchema = z.object({
  packages: z.record(
    z.string(),
    z.object({ license: z.string().optional(), dev: z.boolean().optional() }),
  ),
})
const { packages } = LockFileSchema.parse(JSON.parse(readFileSync('package-lock.json', 'utf8')))
const SHIPPED_PACKAGES = Object.entries(packages).filter(
  ([folder, { dev }]) => folder !== '' && !dev,
)

/** The licence in the lock file or, for older packages, in their own package.json. */
const readLicence = (folder: string) => packages[folder]?.license ?? readOlderLicence(folder)

const OlderPackageSchema = z.object({ licenses: z.array(z.object({ type: z.string() })).min(1) })

function readOlderLicence(folder: string) {
  const { licenses } = OlderPackageSchema.parse(
    JSON.parse(readFileSync(`${folder}/package.json`, 'utf8')),
  )
  return licenses.map(({ type }) => type).join(' OR ')
}

/** Whether all licences of an expression with AND are allowed, or one of an expression with OR. */
const isLicenceAllowed = (expression: string) =>
  expression
    .replace(/[()]/g, '')
    .split(' OR ')
    .some((choice) => choice.split(' AND ').every((licence) => ALLOWED_LICENCES.includes(licence)))

test('the licence of every shipped package is allowed', () => {
  expect(SHIPPED_PACKAGES.length).toBeGreaterThan(500)
  const refused = SHIPPED_PACKAGES.map(([folder]) => `${folder}: ${readLicence(folder)}`).filter(
    (line) => !isLicenceAllowed(line.split(': ')[1] ?? ''),
  )
  expect(refused).toEqual([])
})

test('every allowed licence is used', () => {
  const licences = SHIPPED_PACKAGES.map(([folder]) => readLicence(folder)).join(' ')
  expect(ALLOWED_LICENCES.filter((licence) => !licences.includes(licence))).toEqual([])
})

test('a copyleft licence is refused, alone or with another', () => {
  expect(isLicenceAllowed('AGPL-3.0-only')).toBe(false)
  expect(isLicenceAllowed('MIT AND GPL-3.0-only')).toBe(false)
  expect(isLicenceAllowed('(GPL-3.0-only OR MIT)')).toBe(true)
  expect(isLicenceAllowed('UNLICENSED')).toBe(false)
})
