import { expect, test } from 'vitest'
import { missionLines } from '@/src/domain/offers/listedOffer'

test('a bullet begins a new line of the mission', () => {
  expect(missionLines('• Concevoir • Livrer\n• Mesurer')).toEqual([
    'Concevoir',
    'Livrer',
    'Mesurer',
  ])
})

test('a mission without bullets is one line, an empty one none', () => {
  expect(missionLines('Concevoir et livrer')).toEqual(['Concevoir et livrer'])
  expect(missionLines(' • ')).toEqual([])
})
