import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  findDueTransition,
  findOfferDateError,
  isOfferOnlineOrScheduled,
  lifeAfterChange,
  OFFER_ENDINGS,
  type OfferLife,
  offerStage,
  TRANSITION_CHANGES,
  wasOfferJustClosed,
} from '@/src/domain/offers/offerLife'

const now = new Date('2026-11-24T12:00:00.000Z')
const past = '2026-11-24T11:59:59.000Z'
const future = '2026-12-01T08:00:00.000Z'
const later = '2026-12-31T22:59:00.000Z'

const asleep: OfferLife = {
  isActive: false,
  publishAt: null,
  endsAt: null,
  closedAs: null,
  closedAt: null,
  shownUntil: null,
  lifeBefore: null,
}
const open = { ...asleep, isActive: true }
const settled = (before: OfferLife | undefined, change: Partial<OfferLife>) =>
  lifeAfterChange(before, { ...(before ?? open), ...change }, now)

describe('An offer', () => {
  test('that is switched off is withdrawn, unless staff choose filled', () => {
    expect(settled(open, { isActive: false })).toEqual({
      ...asleep,
      closedAs: 'withdrawn',
      closedAt: now.toISOString(),
      shownUntil: '2026-12-24T12:00:00.000Z',
    })
    expect(settled(open, { isActive: false, closedAs: 'filled' }).closedAs).toBe('filled')
  })

  test('that is switched on again is open, without an end', () => {
    const ended = settled(open, { isActive: false })
    expect(settled(ended, { isActive: true })).toMatchObject({ ...open, lifeBefore: {} })
  })

  test.each([
    ['planned', { ...asleep, publishAt: future, endsAt: later }],
    ['never published', asleep],
    ['filled', { ...asleep, closedAs: 'filled' as const, closedAt: past, shownUntil: later }],
    ['over', { ...asleep, endsAt: past, closedAs: 'expired' as const, closedAt: past }],
  ])(
    'that is %s and switched on by mistake has its former state once it is switched off',
    (_, life) => {
      const slip = settled(life, { isActive: true })
      expect(offerStage(slip)).toBe('open')
      expect(settled(slip, { isActive: false })).toEqual(life)
      const filled = settled(slip, { isActive: false, closedAs: 'filled' })
      expect(filled).toMatchObject({ closedAs: 'filled', closedAt: now.toISOString() })
      const later = new Date(now.getTime() + 60_000)
      const after = lifeAfterChange(slip, { ...slip, isActive: false }, later)
      expect(after).toMatchObject({ closedAs: 'withdrawn', lifeBefore: null })
    },
  )

  test('that opened on schedule ends when it is switched off, however soon', () => {
    const due = { ...asleep, publishAt: past }
    const opened = settled(due, TRANSITION_CHANGES.open)
    expect(settled(opened, { isActive: false })).toMatchObject({ closedAs: 'withdrawn' })
  })

  test('that is switched on after its end has none, unless a new one is chosen', () => {
    const expired = { ...asleep, endsAt: past, closedAs: 'expired' as const }
    expect(settled(expired, { isActive: true }).endsAt).toBeNull()
    expect(settled(expired, { isActive: true, endsAt: later }).endsAt).toBe(later)
  })

  test('with a publication date waits, even if it is ticked as active', () => {
    const planned = settled(undefined, { publishAt: future })
    expect(planned).toEqual({ ...asleep, publishAt: future })
    expect(offerStage(planned)).toBe('planned')
  })

  test('that is switched on by hand no longer waits', () => {
    expect(settled({ ...asleep, publishAt: future }, { isActive: true })).toMatchObject({
      ...open,
      lifeBefore: {},
    })
  })

  test('that was never active has no end', () => {
    expect(settled(asleep, {})).toEqual(asleep)
    expect(offerStage(asleep)).toBe('unpublished')
  })

  test('that ended may get another reason later', () => {
    const ended = settled(open, { isActive: false })
    expect(settled(ended, { closedAs: 'filled' })).toEqual({ ...ended, closedAs: 'filled' })
  })
})

test.each([
  [open, { publishAt: future }, 'opensWhileOpen'],
  [asleep, { publishAt: past }, 'opensInThePast'],
  [undefined, { publishAt: past }, 'opensInThePast'],
  [open, { endsAt: past }, 'endsInThePast'],
  [asleep, { publishAt: later, endsAt: future }, 'endsBefore'],
  [asleep, { publishAt: future, endsAt: future }, 'endsBefore'],
  [asleep, { publishAt: future, endsAt: later }, null],
  [{ ...asleep, endsAt: past }, { closedAs: 'filled' }, null],
  [{ ...open, endsAt: past }, {}, null],
] as const)('The offer %j with the change %j has the error %j', (before, change, problem) => {
  expect(findOfferDateError(before, { ...(before ?? open), ...change }, now)).toBe(problem)
})

test.each([
  [open, null],
  [{ ...open, endsAt: future }, null],
  [{ ...open, endsAt: past }, 'expire'],
  [{ ...open, endsAt: now.toISOString() }, 'expire'],
  [{ ...asleep, publishAt: future }, null],
  [{ ...asleep, publishAt: past }, 'open'],
  [{ ...asleep, publishAt: past, endsAt: past }, 'lapse'],
  [{ ...asleep, shownUntil: past }, 'hide'],
  [{ ...asleep, shownUntil: future }, null],
  [asleep, null],
] as const)('The offer %j has the due transition %j', (life, move) => {
  expect(findDueTransition(life, now)).toBe(move)
})

test('A transition is not due again once it is done', () => {
  const moment = fc.constantFrom(null, past, future)
  const lives = fc.record<OfferLife>({
    isActive: fc.boolean(),
    publishAt: moment,
    endsAt: moment,
    closedAs: fc.constantFrom(null, ...OFFER_ENDINGS),
    closedAt: moment,
    shownUntil: moment,
    lifeBefore: fc.constant(null),
  })
  fc.assert(
    fc.property(lives, (life) => {
      const move = findDueTransition(life, now)
      if (!move) return
      const after = lifeAfterChange(life, { ...life, ...TRANSITION_CHANGES[move] }, now)
      expect(findDueTransition(after, now)).not.toBe(move)
      if (move === 'open') expect(offerStage(after)).toBe('open')
      if (move === 'expire' || move === 'lapse') expect(offerStage(after)).toBe('expired')
    }),
  )
})

test('An active or scheduled offer counts as online, an ended or unpublished one does not', () => {
  expect([open, { ...asleep, publishAt: future }].map(isOfferOnlineOrScheduled)).toEqual([
    true,
    true,
  ])
  expect(
    [asleep, { ...asleep, closedAs: 'filled' as const }].map(isOfferOnlineOrScheduled),
  ).toEqual([false, false])
})

test('An offer was closed by mistake if that was less than a minute ago', () => {
  const closedAt = (seconds: number) => ({
    ...asleep,
    closedAt: new Date(now.getTime() - seconds * 1000).toISOString(),
  })
  expect(wasOfferJustClosed(closedAt(59), now)).toBe(true)
  expect(wasOfferJustClosed(closedAt(60), now)).toBe(false)
  expect(wasOfferJustClosed(asleep, now)).toBe(false)
})
