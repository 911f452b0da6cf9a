/** @module-tag product */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const FAULTS_TEXT = readFileSync('docs/faults.md', 'utf8')
const NAMED_TEST_FILES = [
  ...FAULTS_TEXT.matchAll(/`((?:src\/plugins\/[^/`]+\/)?tests\/[^`]+)`/g),
].map(([, file = '']) => file)

test('Each fault names a test that exists', () => {
  expect(NAMED_TEST_FILES.length).toBeGreaterThan(40)
  expect(NAMED_TEST_FILES.filter((file) => !existsSync(file))).toEqual([])
})

test('Each drill is listed with the fault that it causes', () => {
  const ofPlugins = readdirSync('src/plugins').map((name) => `src/plugins/${name}/tests/drill`)
  const drills = ['tests/drill', ...ofPlugins.filter(existsSync)].flatMap((folder) =>
    readdirSync(folder)
      .filter((name) => name.endsWith('.test.ts'))
      .map((name) => `${folder}/${name}`),
  )
  expect(drills.filter((file) => !NAMED_TEST_FILES.includes(file))).toEqual([])
})
