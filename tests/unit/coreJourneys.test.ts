/** @module-tag product */
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { CORE_JOURNEYS } from '../e2e/coreJourneys'

const JOURNEY_TEST_FOLDERS = ['tests/e2e', 'src/plugins']
const JOURNEY_FILE = /(^|\/tests\/e2e\/)[^/]+\.spec\.ts$/
const TEST_TITLE = /\btest\(\s*(['"`])((?:\\.|(?!\1).)*)\1(,\s*\{\s*tag: '@phone')?/g
const MAX_JOURNEY_RUNS = 45

/** The literal titles of the journeys, without their tags. */
const WRITTEN_JOURNEYS = JOURNEY_TEST_FOLDERS.flatMap((folder) =>
  readdirSync(folder, { encoding: 'utf8', recursive: true })
    .filter((name) => JOURNEY_FILE.test(name))
    .flatMap((name) => [...readFileSync(path.join(folder, name), 'utf8').matchAll(TEST_TITLE)]),
).map(([, , title = '', tag]) => ({
  title: title.replace(/( @\w+)+$/, '').replace(/\\(.)/g, '$1'),
  isOnPhonesToo: tag !== undefined || title.endsWith('@phone'),
}))

describe('The core journeys', () => {
  // Playwright selects every test whose full title ends with one of them.
  test.each(CORE_JOURNEYS)('“%s” is the title of exactly one journey', (core) => {
    expect(WRITTEN_JOURNEYS.filter(({ title }) => title.endsWith(core)).length).toBe(1)
  })

  test('fit into the time of npm test', () => {
    const listed = WRITTEN_JOURNEYS.filter(({ title }) =>
      CORE_JOURNEYS.some((core) => title.endsWith(core)),
    )
    const onPhones = listed.filter(({ isOnPhonesToo }) => isOnPhonesToo)
    expect(listed.length + onPhones.length).toBeLessThanOrEqual(MAX_JOURNEY_RUNS)
  })
})
