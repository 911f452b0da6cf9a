import { expect, test } from 'vitest'
import { applyFrenchTypography } from '@/src/content/frenchTypography'

test('A sentence gets French typography', () => {
  expect(applyFrenchTypography('L\'ID "{{id}}" n\'existe pas: sûr ?')).toBe(
    'L’ID «\u00A0{{id}}\u00A0» n’existe pas\u00A0: sûr\u00A0?',
  )
  expect(applyFrenchTypography('Envoi en cours...')).toBe('Envoi en cours…')
  expect(applyFrenchTypography('<a href="https://exemplia.example/">à 13:20</a>')).toBe(
    '<a href="https://exemplia.example/">à 13:20</a>',
  )
})
