import { expect, test } from 'vitest'
import { animatedValueAt, countDecimals } from '@/components/site/home/counter'

test('A counter rises from zero to its target in two seconds and stays there', () => {
  expect(animatedValueAt(85, 0)).toBe(0)
  expect(animatedValueAt(85, 1000)).toBeGreaterThan(0)
  expect(animatedValueAt(85, 1000)).toBeLessThan(85)
  expect(animatedValueAt(85, 2000)).toBe(85)
  expect(animatedValueAt(85, 5000)).toBe(85)
})

test('A frame from before the start shows zero', () => {
  expect(animatedValueAt(85, -4)).toBe(0)
})

test('The decimals of a figure are counted', () => {
  expect([85, 9.1, 0.25].map(countDecimals)).toEqual([0, 1, 2])
})
