import { describe, expect, test } from 'vitest'
import {
  computeStateStartTimes,
  type StoredHealthStates,
} from '@/src/plugins/system-page/rules/computeStateStartTimes'
import { compareMigrations } from '@/src/plugins/system-page/rules/limits'

const now = new Date('2026-11-24T16:00:00Z')
const EARLIER_TIME = '2026-11-20T08:00:00.000Z'

test('Migrations are compared in both directions', () => {
  expect(compareMigrations({ known: ['a', 'b'], made: ['b', 'c'] })).toEqual({
    missing: ['a'],
    unknown: ['c'],
  })
})

describe('The start of a state', () => {
  const seen = (state: 'good' | 'bad', since?: Date) => ({
    ...({ light: 'mail', state, says: '', remedy: null, since } as const),
  })
  const since = (known: StoredHealthStates, reading: ReturnType<typeof seen>) =>
    computeStateStartTimes([reading], { known, now })[0]?.since

  test('stays while the state does not change', () => {
    const known: StoredHealthStates = { mail: { state: 'bad', since: EARLIER_TIME } }
    expect(since(known, seen('bad'))).toEqual(new Date(EARLIER_TIME))
  })

  test('is now for another state or an unknown one', () => {
    const known: StoredHealthStates = { mail: { state: 'bad', since: EARLIER_TIME } }
    expect(since(known, seen('good'))).toEqual(now)
    expect(since({}, seen('bad'))).toEqual(now)
  })

  test('is the one that the check itself reports', () => {
    const itself = new Date('2026-11-01T00:00:00Z')
    expect(since({ mail: { state: 'bad', since: EARLIER_TIME } }, seen('bad', itself))).toEqual(
      itself,
    )
  })
})
