import { describe, expect, test } from 'vitest'
import { consentFromChoice, effectiveConsent, parseConsent } from '@/src/domain/visits/consent'

const chosenOn = new Date('2026-03-15T09:30:00Z')
const ANALYTICS_ONLY = { analytics: true, marketing: false }

describe('A choice', () => {
  test.each([
    ['refuse', false, false],
    ['selection', true, false],
    ['acceptAll', true, true],
  ] as const)('%s: analytics %s, marketing %s', (choice, analytics, marketing) => {
    expect(consentFromChoice(choice, ANALYTICS_ONLY, chosenOn)).toEqual({
      necessary: true,
      analytics,
      marketing,
      date: '2026-03-15T09:30:00.000Z',
      version: 1,
    })
  })
})

describe('A stored choice', () => {
  const consent = consentFromChoice('selection', ANALYTICS_ONLY, chosenOn)
  const stored = JSON.stringify(consent)

  test('is read again', () => {
    expect(parseConsent(stored, chosenOn)).toEqual(consent)
    expect(parseConsent(stored, new Date('2026-09-15T09:29:59Z'))).toEqual(consent)
  })

  test.each([
    ['six months later', '2026-09-15T09:30:00Z'],
    ['when the clock was in the future', '2026-03-15T09:29:59Z'],
  ])('expires %s', (_, now) => {
    expect(parseConsent(stored, new Date(now))).toBeNull()
  })

  test('of 31 August expires on 28 February', () => {
    const inAugust = JSON.stringify(
      consentFromChoice('refuse', ANALYTICS_ONLY, new Date('2026-08-31T12:00:00Z')),
    )
    expect(parseConsent(inAugust, new Date('2027-02-28T11:59:59Z'))).not.toBeNull()
    expect(parseConsent(inAugust, new Date('2027-02-28T12:00:00Z'))).toBeNull()
  })

  test.each([
    [null],
    [''],
    ['true'],
    ['null'],
    ['[]'],
    ['{"necessary":true,"analytics":true,"marketing":true}'],
    [JSON.stringify({ ...consent, analytics: 'yes' })],
    [JSON.stringify({ ...consent, marketing: 1 })],
    [JSON.stringify({ ...consent, date: 'hier' })],
    [JSON.stringify({ ...consent, date: 5 })],
    [JSON.stringify({ ...consent, version: 0 })],
  ])('that is invalid or outdated is no consent: %s', (text) => {
    expect(parseConsent(text, chosenOn)).toBeNull()
  })

  test('cannot refuse necessary cookies', () => {
    const tampered = JSON.stringify({ ...consent, necessary: false })
    expect(parseConsent(tampered, chosenOn)?.necessary).toBe(true)
  })
})

describe('Under Global Privacy Control', () => {
  const later = new Date('2026-03-16T09:30:00Z')
  const under = (consent: Parameters<typeof effectiveConsent>[1]) =>
    effectiveConsent({ isSignalled: true }, consent, later)
  const refused = { necessary: true, analytics: false, marketing: false }

  test('a visitor without a choice has refused', () => {
    expect(under(null)).toMatchObject(refused)
    expect(effectiveConsent({ isSignalled: false }, null, later)).toBeNull()
  })

  test('an earlier consent is refused', () => {
    const before = consentFromChoice('acceptAll', ANALYTICS_ONLY, chosenOn)
    expect(under(before)).toMatchObject(refused)
    expect(effectiveConsent({ isSignalled: false }, before, later)).toEqual(before)
  })

  test('A choice made under it is valid and found again', () => {
    const chosen = consentFromChoice('acceptAll', ANALYTICS_ONLY, chosenOn, true)
    const found = parseConsent(JSON.stringify(chosen), later)
    expect(found).toEqual(chosen)
    expect(under(found)).toMatchObject({ analytics: true, marketing: true })
  })
})
