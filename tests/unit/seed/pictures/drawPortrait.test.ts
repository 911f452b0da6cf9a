import { expect, test } from 'vitest'
import { NAVY, PALETTES } from '@/src/seed/pictures/palette'
import { drawPortrait } from '@/src/seed/pictures/portraits/drawPortrait'
import { isPerson, PEOPLE } from '@/src/seed/pictures/portraits/people'

test('every person has a face of their own, the same each time', () => {
  const portraits = PEOPLE.map(drawPortrait)
  expect(new Set(portraits).size).toBe(PEOPLE.length)
  expect(PEOPLE.map(drawPortrait)).toEqual(portraits)
})

test.each(PEOPLE)('%s is drawn in the colours of the house only', (person) => {
  const used = drawPortrait(person).match(/#[0-9a-f]{3,6}\b/gi) ?? []
  const { tint, faint, accent } = PALETTES.paper
  expect(new Set(used)).toEqual(new Set([tint, faint, accent, NAVY, '#ffffff']))
})

test('a name nobody bears has no portrait', () => {
  expect(isPerson('helene-marchal')).toBe(true)
  expect(isPerson('nobody')).toBe(false)
})
