import { describe, expect, test } from 'vitest'
import {
  type Exclusion,
  isVisitExcluded,
  referrerHost,
} from '@/src/plugins/statistics/rules/exclusion'
import {
  exclusionSpanError,
  parseHost,
  parsePagePath,
} from '@/src/plugins/statistics/rules/typedExclusion'

const BEGUN_VISIT = {
  startedAt: new Date('2026-11-12T22:00:00Z'),
  source: 'referral' as const,
  referrer: 'https://www.spam.example:8080/a',
  entry: '/en/nos-offres/java',
}
const anExclusion = (exclusion: Partial<Exclusion>): Exclusion => ({
  ...{ kind: 'period', value: '', since: null, until: null },
  ...exclusion,
})

test.each([
  [{ since: new Date('2026-11-12T22:00:00Z') }, true],
  [{ until: new Date('2026-11-12T22:00:00Z') }, false],
  [{ kind: 'source', value: 'referral' }, true],
  [{ kind: 'source', value: 'social' }, false],
  [{ kind: 'host', value: 'spam.example' }, true],
  [{ kind: 'host', value: 'example' }, true],
  [{ kind: 'host', value: 'pam.example' }, false],
  [{ kind: 'path', value: '/nos-offres' }, true],
  [{ kind: 'path', value: '/nos-offres/java' }, true],
  [{ kind: 'path', value: '/nos-offres/ja' }, false],
  [{ kind: 'path', value: '/' }, false],
  // The network of a past visit is not known, so that none is excluded.
  [{ kind: 'network', value: '203.0.113.0/24' }, false],
] as const)('%o excludes a visit: %s', (exclusion, expected) => {
  expect(isVisitExcluded([anExclusion(exclusion)], BEGUN_VISIT)).toBe(expected)
})

test('A page viewed without consent has neither a source nor a site', () => {
  const anonymous = { ...BEGUN_VISIT, source: null, referrer: null, entry: '/#contact' }
  expect(isVisitExcluded([anExclusion({ kind: 'source', value: 'direct' })], anonymous)).toBe(false)
  expect(isVisitExcluded([anExclusion({ kind: 'host', value: 'spam.example' })], anonymous)).toBe(
    false,
  )
  expect(isVisitExcluded([anExclusion({ kind: 'path', value: '/' })], anonymous)).toBe(true)
})

test.each([
  ['https://WWW.Spam.Example/a', 'spam.example'],
  ['android-app://com.google.android.gm/', 'com.google.android.gm'],
  ['', ''],
  ['no address', ''],
])('The host of %s is « %s »', (referrer, host) => {
  expect(referrerHost(referrer)).toBe(host)
})

describe('Typed text', () => {
  test.each([
    ['Spam.Example', 'spam.example'],
    ['http://www.spam.example:80/x?y', 'spam.example'],
    ['localhost', null],
    ['spam example', null],
    [`${'a'.repeat(300)}.example`, null],
  ])('%s is the site %s', (text, host) => {
    expect(parseHost(text)).toBe(host)
  })

  test.each([
    ['/nos-offres/', '/nos-offres'],
    ['/en', '/'],
    ['https://exemplia.example', null],
    ['https://exemplia.example/en/nos-offres?page=2', '/nos-offres'],
    ['/#contact', '/#contact'],
    ['nos-offres', null],
    ['/nos offres', null],
  ])('%s is the page %s', (text, page) => {
    expect(parsePagePath(text)).toBe(page)
  })

  test('A period needs both ends, in order, within the time for which visits are stored', () => {
    const now = new Date('2026-11-24T12:00:00Z')
    const [first, last] = ['2026-11-01T00:00:00Z', '2026-11-02T00:00:00Z']
    expect(exclusionSpanError('period', { since: first, until: last }, now)).toBeNull()
    expect(exclusionSpanError('period', { since: first }, now)).toBe('incomplete')
    expect(exclusionSpanError('host', { since: first }, now)).toBeNull()
    expect(exclusionSpanError('host', { since: last, until: last }, now)).toBe('reversed')
    expect(exclusionSpanError('host', { until: '2024-10-23T00:00:00Z' }, now)).toBe('forgotten')
    expect(exclusionSpanError('host', { until: '2024-10-25T00:00:00Z' }, now)).toBeNull()
  })
})
