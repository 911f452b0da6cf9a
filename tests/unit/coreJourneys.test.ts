import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { CORE_JOURNEYS } from '../e2e/coreJourneys'

const FOLDER = path.resolve(import.meta.dirname, '../e2e')
const TITLE = /\btest\(\s*(['"`])((?:\\.|(?!\1).)*)\1(,\s*\{\s*tag: '@phone')?/g
const MAX_RUNS = 45

/** The literal titles of the journeys, without their tags. */
const journeys = readdirSync(FOLDER)
  .filter((name) => name.endsWith('.spec.ts'))
  .flatMap((name) => [...readFileSync(path.join(FOLDER, name), 'utf8').matchAll(TITLE)])
  .map(([, , title = '', tag]) => ({
    title: title.replace(/( @\w+)+$/, '').replace(/\\(.)/g, '$1'),
    isOnPhonesToo: tag !== undefined || title.endsWith('@phone'),
  }))

describe('the core journeys', () => {
  // Playwright selects every test whose full title ends with one of them.
  test.each(CORE_JOURNEYS)('“%s” is the title of exactly one journey', (core) => {
    expect(journeys.filter(({ title }) => title.endsWith(core)).length).toBe(1)
  })

  test('are no more than npm test has time for', () => {
    const listed = journeys.filter(({ title }) =>
      CORE_JOURNEYS.some((core) => title.endsWith(core)),
    )
    const onPhones = listed.filter(({ isOnPhonesToo }) => isOnPhonesToo)
    expect(listed.length + onPhones.length).toBeLessThanOrEqual(MAX_RUNS)
  })
})
