import { expect, test } from 'vitest'
import { isPayRangeReversed, isValidPayAmount, lacksPay } from '@/src/domain/offers/offerPay'
import {
  hasTooFewRemoteDaysForPlace,
  isOfferFullyRemote,
  isValidRemoteDays,
} from '@/src/domain/offers/offerWork'

test('An offer with one bound has pay, one with none has not', () => {
  expect(lacksPay({})).toBe(true)
  expect(lacksPay({ payMinimum: null, payMaximum: null })).toBe(true)
  expect(lacksPay({ payMinimum: 42_000 })).toBe(false)
  expect(lacksPay({ payMaximum: 50_000 })).toBe(false)
})

test('Pay is in euros and cents, above zero and at most a million', () => {
  expect([0.01, 520, 1450.5, 42_000, 1_000_000].filter(isValidPayAmount)).toHaveLength(5)
  expect(
    [0, -1, 12.345, 1_000_001, Number.NaN, Infinity, '42000', null].filter(isValidPayAmount),
  ).toEqual([])
})

test('A maximum below the minimum is reversed', () => {
  expect(isPayRangeReversed({ payMinimum: 50_000, payMaximum: 42_000 })).toBe(true)
  expect(isPayRangeReversed({ payMinimum: 42_000, payMaximum: 42_000 })).toBe(false)
  expect(isPayRangeReversed({ payMaximum: 42_000 })).toBe(false)
})

test('Remote days are whole and at most five', () => {
  expect([0, 1, 5].filter(isValidRemoteDays)).toEqual([0, 1, 5])
  expect([-1, 6, 2.5, '3', null].filter(isValidRemoteDays)).toEqual([])
})

test('An offer without a place is fully remote', () => {
  expect(isOfferFullyRemote({ remoteDays: null }, true)).toBe(true)
  expect(isOfferFullyRemote({ remoteDays: 5 }, false)).toBe(true)
  expect(isOfferFullyRemote({ remoteDays: 4 }, false)).toBe(false)
  expect(hasTooFewRemoteDaysForPlace({ remoteDays: 3 }, true)).toBe(true)
  expect(hasTooFewRemoteDaysForPlace({ remoteDays: null }, true)).toBe(false)
})
