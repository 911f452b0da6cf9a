import { expect, test } from 'vitest'
import { formatSecondsInBestUnit } from '@/src/content/formatMeasures'

test('A duration is shown in one readable unit', () => {
  const told = [0.4, 59, 119, 120, 7199, 7200, 170_000, 172_800].map(formatSecondsInBestUnit)
  expect(told.map((text) => text.replaceAll('\u00A0', ' '))).toEqual([
    ...['0 s', '59 s', '119 s', '2 min', '119 min', '2 h', '47 h', '2 jours'],
  ])
})
