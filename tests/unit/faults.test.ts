import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const faults = readFileSync('docs/faults.md', 'utf8')
const named = [...faults.matchAll(/`(tests\/[^`]+)`/g)].map(([, file = '']) => file)

test('each fault names a test that exists', () => {
  expect(named.length).toBeGreaterThan(40)
  expect(named.filter((file) => !existsSync(file))).toEqual([])
})

test('each drill is listed with the fault that it causes', () => {
  const drills = readdirSync('tests/drill').map((name) => `tests/drill/${name}`)
  expect(drills.filter((file) => !named.includes(file))).toEqual([])
})
