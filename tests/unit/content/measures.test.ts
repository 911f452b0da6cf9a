import { expect, test } from 'vitest'
import { dataSize, inUnit, percentage } from '@/src/content/measures'

test('a time is told in the one unit that a person would choose', () => {
  const told = [0.4, 59, 119, 120, 7199, 7200, 170_000, 172_800].map(inUnit)
  expect(told.map((text) => text.replaceAll('\u00A0', ' '))).toEqual([
    ...['0 s', '59 s', '119 s', '2 min', '119 min', '2 h', '47 h', '2 jours'],
  ])
})

test('a size is told with its unit, a part as a percentage', () => {
  expect([0, 999, 1000, 12_400_000_000].map(dataSize)).toEqual([
    ...['0\u00A0o', '999\u00A0o', '1\u00A0ko', '12,4\u00A0Go'],
  ])
  expect(percentage(0.124).replaceAll(/\s/g, ' ')).toBe('12 %')
})
