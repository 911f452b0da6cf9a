import { expect, test } from 'vitest'
import { applyFrenchTypographyDeep } from '@/src/seed/frenchTypography'

test('joins a colon, a unit and guillemets to their words', () => {
  expect(applyFrenchTypographyDeep('Objet : « oui » à 45 %')).toBe(
    'Objet\u00A0: «\u00A0oui\u00A0» à 45\u00A0%',
  )
})

test('joins hours, degrees and numbers of laws', () => {
  expect(applyFrenchTypographyDeep('de 8 h à 20 h, 19 °C, loi n° 78-17, 12 heures')).toBe(
    'de 8\u00A0h à 20\u00A0h, 19\u00A0°C, loi n°\u00A078-17, 12 heures',
  )
})

test('joins the number of a standard to its name', () => {
  expect(applyFrenchTypographyDeep('NIS 2, ISO 27001, Solvabilité II, en mars 2025')).toBe(
    'NIS\u00A02, ISO\u00A027001, Solvabilité\u00A0II, en mars 2025',
  )
})

test('sets a narrow space before tall punctuation and inside large numbers', () => {
  expect(applyFrenchTypographyDeep('Prêts ? 20 000 euros ; 600 000 !')).toBe(
    'Prêts\u202F? 20\u202F000 euros\u202F; 600\u202F000\u202F!',
  )
})

test('leaves addresses, phone numbers and years alone', () => {
  const untouched = ['https://exemplia.example/a?b=c', '01 99 00 24 60', 'en 2026, 12 mois']
  expect(applyFrenchTypographyDeep(untouched)).toEqual(untouched)
})

test('reaches every text of a nested value and nothing else', () => {
  expect(
    applyFrenchTypographyDeep({ title: 'L\u0027offre', rows: [{ value: 9.1, unit: undefined }] }),
  ).toEqual({
    title: 'L’offre',
    rows: [{ value: 9.1, unit: undefined }],
  })
})
