import { expect, test } from 'vitest'
import { formatConflictValue } from '@/src/plugins/version-history/words/admin/saves'

test('A list is formatted with all texts of its rows', () => {
  const rows = [
    { id: 'a', icon: 'leaf', title: 'Une', text: 'Première' },
    { id: 'b', blockType: 'text', words: { root: { children: [{ type: 'text', text: 'Mots' }] } } },
    { id: 'c', title: null },
  ]
  const field = { type: 'array', name: 'cards' }
  expect(formatConflictValue({ field }, rows, 'Europe/Paris')).toMatch(
    /^1\. leaf · Une · Première\n2\. Mots\n3\. $/,
  )
})

test('Other values are formatted as in the form', () => {
  const options = [{ label: 'Feuille', value: 'leaf' }]
  expect(formatConflictValue({ field: { type: 'select', options } }, 'leaf', 'Europe/Paris')).toBe(
    'Feuille',
  )
  expect(formatConflictValue({ field: { type: 'checkbox' } }, true, 'Europe/Paris')).toBe('oui')
  expect(formatConflictValue({ field: { type: 'text' } }, null, 'Europe/Paris')).toBe('')
})
