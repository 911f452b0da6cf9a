/** @module-tag product */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const faults = readFileSync('docs/faults.md', 'utf8')
const named = [...faults.matchAll(/`((?:src\/plugins\/[^/`]+\/)?tests\/[^`]+)`/g)].map(
  ([, file = '']) => file,
)

test('Each fault names a test that exists', () => {
  expect(named.length).toBeGreaterThan(40)
  expect(named.filter((file) => !existsSync(file))).toEqual([])
})

test('Each drill is listed with the fault that it causes', () => {
  const ofPlugins = readdirSync('src/plugins').map((name) => `src/plugins/${name}/tests/drill`)
  const drills = ['tests/drill', ...ofPlugins.filter(existsSync)].flatMap((folder) =>
    readdirSync(folder)
      .filter((name) => name.endsWith('.test.ts'))
      .map((name) => `${folder}/${name}`),
  )
  expect(drills.filter((file) => !named.includes(file))).toEqual([])
})
