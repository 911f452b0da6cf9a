import { expect, test } from 'vitest'
import { splitMissionLines } from '@/src/domain/offers/listedOffer'

test('A bullet begins a new line of the mission', () => {
  expect(splitMissionLines('• Concevoir • Livrer\n• Mesurer')).toEqual([
    'Concevoir',
    'Livrer',
    'Mesurer',
  ])
})

test('A mission without bullets is one line, an empty one none', () => {
  expect(splitMissionLines('Concevoir et livrer')).toEqual(['Concevoir et livrer'])
  expect(splitMissionLines(' • ')).toEqual([])
})
