import { expect, test } from 'vitest'
import {
  isLinkBroken,
  isLinkCheckDue,
  type LinkHealth,
  linkFaultOfStatus,
  linkHealthAfterCheck,
  parseExternalLink,
} from '@/src/plugins/content-care/rules/externalLinks'

const HOUR_MS = 3_600_000
const night = new Date('2026-11-24T02:00:00Z')
const hoursAfterNight = (hours: number) => new Date(night.getTime() + hours * HOUR_MS)

test.each([
  ['https://ailleurs.example/a#b', 'https://ailleurs.example/a'],
  ['http://ailleurs.example', 'http://ailleurs.example/'],
  ['https://www.exemplia.example/nos-offres', null],
  ['/nos-offres', null],
  ['mailto:a@b.example', null],
  ['javascript:alert(1)', null],
  ['file:///etc/passwd', null],
  ['https://', null],
])('The external URL of %s is %s', (address, href) => {
  expect(parseExternalLink(address, 'www.exemplia.example')?.href ?? null).toBe(href)
})

test('A missing page and a failing server are faults; a required sign-in or a refused program is none', () => {
  const faults = [200, 204, 301, 401, 403, 405, 429, 404, 410, 500, 503].map(linkFaultOfStatus)
  const errors = ['gone', 'gone', 'failing', 'failing']
  expect(faults).toEqual([...Array.from({ length: 7 }, () => null), ...errors])
})

test('A link is checked once a week, and in the next night after one failure', () => {
  const fine = linkHealthAfterCheck(undefined, null, night)
  expect(isLinkCheckDue(undefined, night)).toBe(true)
  expect([24, 6 * 24, 7 * 24].map((hours) => isLinkCheckDue(fine, hoursAfterNight(hours)))).toEqual(
    [false, false, true],
  )
  const doubtful = linkHealthAfterCheck(fine, 'failing', night)
  expect([1, 24].map((hours) => isLinkCheckDue(doubtful, hoursAfterNight(hours)))).toEqual([
    false,
    true,
  ])
})

test('A missing page is broken at once, a failing server after the second failure, until a success', () => {
  const once: LinkHealth = linkHealthAfterCheck(undefined, 'silent', night)
  const twice = linkHealthAfterCheck(once, 'failing', hoursAfterNight(24))
  const states = [
    linkHealthAfterCheck(undefined, 'gone', night),
    once,
    twice,
    linkHealthAfterCheck(twice, null, hoursAfterNight(200)),
  ]
  expect(states.map(isLinkBroken)).toEqual([true, false, true, false])
})
