import { expect, test } from 'vitest'
import { searchedText } from '@/src/domain/jobOffer'
import { withoutBlankEntries } from '@/src/domain/textList'

test('a search looks at title, mission, stack and profile', () => {
  const offer = {
    title: 'Architecte',
    mission: 'Concevoir',
    stack: ['AWS', 'Go'],
    profile: ['Curieux'],
    benefits: ['Télétravail'],
  }
  expect(searchedText(offer)).toBe('Architecte\nConcevoir\nAWS\nGo\nCurieux')
})

test('an offer without lists is searched by its title and mission', () => {
  expect(searchedText({ title: 'A', mission: 'B', stack: null })).toBe('A\nB')
})

test('blank entries of a list are dropped, the others trimmed', () => {
  expect(withoutBlankEntries([' AWS ', '', '   ', 'Go'])).toEqual(['AWS', 'Go'])
})
