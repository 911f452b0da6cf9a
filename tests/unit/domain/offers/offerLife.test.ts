import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  findDueTransition,
  findOfferDateError,
  isOfferOnlineOrScheduled,
  lifeAfterChange,
  OFFER_ENDING_REASONS,
  type OfferLife,
  offerStage,
  TRANSITION_CHANGES,
  wasOfferJustClosed,
} from '@/src/domain/offers/offerLife'

const now = new Date('2026-11-24T12:00:00.000Z')
const PAST_TIME = '2026-11-24T11:59:59.000Z'
const FUTURE_TIME = '2026-12-01T08:00:00.000Z'
const LATER_TIME = '2026-12-31T22:59:00.000Z'

const INACTIVE_LIFE: OfferLife = {
  isActive: false,
  publishAt: null,
  endsAt: null,
  closedAs: null,
  closedAt: null,
  shownUntil: null,
  lifeBefore: null,
}
const OPEN_LIFE = { ...INACTIVE_LIFE, isActive: true }
const applyLifeChange = (before: OfferLife | undefined, change: Partial<OfferLife>) =>
  lifeAfterChange(before, { ...(before ?? OPEN_LIFE), ...change }, now)

describe('An offer', () => {
  test('that is switched off is withdrawn, unless staff choose filled', () => {
    expect(applyLifeChange(OPEN_LIFE, { isActive: false })).toEqual({
      ...INACTIVE_LIFE,
      closedAs: 'withdrawn',
      closedAt: now.toISOString(),
      shownUntil: '2026-12-24T12:00:00.000Z',
    })
    expect(applyLifeChange(OPEN_LIFE, { isActive: false, closedAs: 'filled' }).closedAs).toBe(
      'filled',
    )
  })

  test('that is switched on again is open, without an end', () => {
    const ended = applyLifeChange(OPEN_LIFE, { isActive: false })
    expect(applyLifeChange(ended, { isActive: true })).toMatchObject({
      ...OPEN_LIFE,
      lifeBefore: {},
    })
  })

  test.each([
    ['planned', { ...INACTIVE_LIFE, publishAt: FUTURE_TIME, endsAt: LATER_TIME }],
    ['never published', INACTIVE_LIFE],
    [
      'filled',
      {
        ...INACTIVE_LIFE,
        closedAs: 'filled' as const,
        closedAt: PAST_TIME,
        shownUntil: LATER_TIME,
      },
    ],
    [
      'over',
      { ...INACTIVE_LIFE, endsAt: PAST_TIME, closedAs: 'expired' as const, closedAt: PAST_TIME },
    ],
  ])(
    'that is %s and switched on by mistake has its former state once it is switched off',
    (_, life) => {
      const slip = applyLifeChange(life, { isActive: true })
      expect(offerStage(slip)).toBe('open')
      expect(applyLifeChange(slip, { isActive: false })).toEqual(life)
      const filled = applyLifeChange(slip, { isActive: false, closedAs: 'filled' })
      expect(filled).toMatchObject({ closedAs: 'filled', closedAt: now.toISOString() })
      const later = new Date(now.getTime() + 60_000)
      const after = lifeAfterChange(slip, { ...slip, isActive: false }, later)
      expect(after).toMatchObject({ closedAs: 'withdrawn', lifeBefore: null })
    },
  )

  test('that opened on schedule ends when it is switched off, however soon', () => {
    const due = { ...INACTIVE_LIFE, publishAt: PAST_TIME }
    const opened = applyLifeChange(due, TRANSITION_CHANGES.open)
    expect(applyLifeChange(opened, { isActive: false })).toMatchObject({ closedAs: 'withdrawn' })
  })

  test('that is switched on after its end has none, unless a new one is chosen', () => {
    const expired = { ...INACTIVE_LIFE, endsAt: PAST_TIME, closedAs: 'expired' as const }
    expect(applyLifeChange(expired, { isActive: true }).endsAt).toBeNull()
    expect(applyLifeChange(expired, { isActive: true, endsAt: LATER_TIME }).endsAt).toBe(LATER_TIME)
  })

  test('with a publication date waits, even if it is ticked as active', () => {
    const planned = applyLifeChange(undefined, { publishAt: FUTURE_TIME })
    expect(planned).toEqual({ ...INACTIVE_LIFE, publishAt: FUTURE_TIME })
    expect(offerStage(planned)).toBe('planned')
  })

  test('that is switched on by hand no longer waits', () => {
    expect(
      applyLifeChange({ ...INACTIVE_LIFE, publishAt: FUTURE_TIME }, { isActive: true }),
    ).toMatchObject({
      ...OPEN_LIFE,
      lifeBefore: {},
    })
  })

  test('that was never active has no end', () => {
    expect(applyLifeChange(INACTIVE_LIFE, {})).toEqual(INACTIVE_LIFE)
    expect(offerStage(INACTIVE_LIFE)).toBe('unpublished')
  })

  test('that ended may get another reason later', () => {
    const ended = applyLifeChange(OPEN_LIFE, { isActive: false })
    expect(applyLifeChange(ended, { closedAs: 'filled' })).toEqual({ ...ended, closedAs: 'filled' })
  })
})

test.each([
  [OPEN_LIFE, { publishAt: FUTURE_TIME }, 'opensWhileOpen'],
  [INACTIVE_LIFE, { publishAt: PAST_TIME }, 'opensInThePast'],
  [undefined, { publishAt: PAST_TIME }, 'opensInThePast'],
  [OPEN_LIFE, { endsAt: PAST_TIME }, 'endsInThePast'],
  [INACTIVE_LIFE, { publishAt: LATER_TIME, endsAt: FUTURE_TIME }, 'endsBefore'],
  [INACTIVE_LIFE, { publishAt: FUTURE_TIME, endsAt: FUTURE_TIME }, 'endsBefore'],
  [INACTIVE_LIFE, { publishAt: FUTURE_TIME, endsAt: LATER_TIME }, null],
  [{ ...INACTIVE_LIFE, endsAt: PAST_TIME }, { closedAs: 'filled' }, null],
  [{ ...OPEN_LIFE, endsAt: PAST_TIME }, {}, null],
] as const)('The offer %j with the change %j has the error %j', (before, change, problem) => {
  expect(findOfferDateError(before, { ...(before ?? OPEN_LIFE), ...change }, now)).toBe(problem)
})

test.each([
  [OPEN_LIFE, null],
  [{ ...OPEN_LIFE, endsAt: FUTURE_TIME }, null],
  [{ ...OPEN_LIFE, endsAt: PAST_TIME }, 'expire'],
  [{ ...OPEN_LIFE, endsAt: now.toISOString() }, 'expire'],
  [{ ...INACTIVE_LIFE, publishAt: FUTURE_TIME }, null],
  [{ ...INACTIVE_LIFE, publishAt: PAST_TIME }, 'open'],
  [{ ...INACTIVE_LIFE, publishAt: PAST_TIME, endsAt: PAST_TIME }, 'lapse'],
  [{ ...INACTIVE_LIFE, shownUntil: PAST_TIME }, 'hide'],
  [{ ...INACTIVE_LIFE, shownUntil: FUTURE_TIME }, null],
  [INACTIVE_LIFE, null],
] as const)('The offer %j has the due transition %j', (life, move) => {
  expect(findDueTransition(life, now)).toBe(move)
})

test('A transition is not due again once it is done', () => {
  const moment = fc.constantFrom(null, PAST_TIME, FUTURE_TIME)
  const lives = fc.record<OfferLife>({
    isActive: fc.boolean(),
    publishAt: moment,
    endsAt: moment,
    closedAs: fc.constantFrom(null, ...OFFER_ENDING_REASONS),
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
  expect(
    [OPEN_LIFE, { ...INACTIVE_LIFE, publishAt: FUTURE_TIME }].map(isOfferOnlineOrScheduled),
  ).toEqual([true, true])
  expect(
    [INACTIVE_LIFE, { ...INACTIVE_LIFE, closedAs: 'filled' as const }].map(
      isOfferOnlineOrScheduled,
    ),
  ).toEqual([false, false])
})

test('An offer was closed by mistake if that was less than a minute ago', () => {
  const closedAt = (seconds: number) => ({
    ...INACTIVE_LIFE,
    closedAt: new Date(now.getTime() - seconds * 1000).toISOString(),
  })
  expect(wasOfferJustClosed(closedAt(59), now)).toBe(true)
  expect(wasOfferJustClosed(closedAt(60), now)).toBe(false)
  expect(wasOfferJustClosed(INACTIVE_LIFE, now)).toBe(false)
})
