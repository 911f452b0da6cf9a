import { expect, test } from 'vitest'
import { setFrench } from '@/src/seed/frenchTypography'

test('keeps a colon, a unit and guillemets with their words', () => {
  expect(setFrench('Objet : « oui » à 45 %')).toBe('Objet\u00A0: «\u00A0oui\u00A0» à 45\u00A0%')
})

test('sets a narrow space before tall punctuation and inside large numbers', () => {
  expect(setFrench('Prêts ? 20 000 euros ; 600 000 !')).toBe(
    'Prêts\u202F? 20\u202F000 euros\u202F; 600\u202F000\u202F!',
  )
})

test('leaves addresses, phone numbers and years alone', () => {
  const untouched = ['https://exemplia.example/a?b=c', '01 99 00 24 60', 'en 2026, 12 mois']
  expect(setFrench(untouched)).toEqual(untouched)
})

test('reaches every text of a nested value and nothing else', () => {
  expect(setFrench({ title: 'L\u0027offre', rows: [{ value: 9.1, unit: undefined }] })).toEqual({
    title: 'L’offre',
    rows: [{ value: 9.1, unit: undefined }],
  })
})
