import { expect, test } from 'vitest'
import { titleFromSlug } from '@/src/domain/urls/titleFromSlug'

test('Each word of a slug is capitalised', () => {
  expect(titleFromSlug('chef-de-projet--agile-')).toBe('Chef De Projet Agile')
})
