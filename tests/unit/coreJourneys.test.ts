/** @module-tag product */
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { CORE_JOURNEYS } from '../e2e/coreJourneys'

const FOLDERS = ['tests/e2e', 'src/plugins']
const JOURNEYS = /(^|\/tests\/e2e\/)[^/]+\.spec\.ts$/
const TITLE = /\btest\(\s*(['"`])((?:\\.|(?!\1).)*)\1(,\s*\{\s*tag: '@phone')?/g
const MAX_RUNS = 45

/** The literal titles of the journeys, without their tags. */
const journeys = FOLDERS.flatMap((folder) =>
  readdirSync(folder, { encoding: 'utf8', recursive: true })
    .filter((name) => JOURNEYS.test(name))
    .flatMap((name) => [...readFileSync(path.join(folder, name), 'utf8').matchAll(TITLE)]),
).map(([, , title = '', tag]) => ({
  title: title.replace(/( @\w+)+$/, '').replace(/\\(.)/g, '$1'),
  isOnPhonesToo: tag !== undefined || title.endsWith('@phone'),
}))

describe('The core journeys', () => {
  // Playwright selects every test whose full title ends with one of them.
  test.each(CORE_JOURNEYS)('“%s” is the title of exactly one journey', (core) => {
    expect(journeys.filter(({ title }) => title.endsWith(core)).length).toBe(1)
  })

  test('fit into the time of npm test', () => {
    const listed = journeys.filter(({ title }) =>
      CORE_JOURNEYS.some((core) => title.endsWith(core)),
    )
    const onPhones = listed.filter(({ isOnPhonesToo }) => isOnPhonesToo)
    expect(listed.length + onPhones.length).toBeLessThanOrEqual(MAX_RUNS)
  })
})
