import { expect, test } from 'vitest'
import {
  findMatchingPassages,
  replacePassagesInText,
} from '@/src/plugins/personal-data/rules/matchingPassages'
import { nameMentionPattern } from '@/src/plugins/personal-data/rules/mentionPattern'

const findPassagesIn = (text: string) => findMatchingPassages(text, nameMentionPattern(['de la']))

test('A passage is shown with whole words around it', () => {
  const long = 'un mot '.repeat(40)
  const [first] = findPassagesIn(`${long}de la région ${long}`)
  expect(first?.name).toBe('de la')
  expect(first?.before).toMatch(/^…(un|mot) .*mot $/)
  expect(first?.after).toMatch(/^ région .*(un|mot)…$/)
  expect(findPassagesIn('Je viens de la région.')).toEqual([
    { start: 9, before: 'Je viens ', name: 'de la', after: ' région.' },
  ])
})

test('Only the chosen passages are replaced', () => {
  const text = 'de la région, de la ville, de la mer'
  const [first, , third] = findPassagesIn(text)
  expect(
    replacePassagesInText(
      text,
      [third, first].flatMap((one) => one ?? []),
      '…',
    ),
  ).toBe('… région, de la ville, … mer')
})
