import { expect, test } from 'vitest'
import { formatFrenchClockTime, outdatedSaveWords } from '@/src/content/admin/outdatedSaves'

test('a refused save names the author of the newer version when there is one', () => {
  const at = formatFrenchClockTime('14:02')
  expect(outdatedSaveWords.newer('Camille', at)).toBe(
    'Camille a enregistré une version plus récente à 14\u00A0h\u00A002.',
  )
  expect(outdatedSaveWords.newer(null, at)).toBe(
    'Une version plus récente a été enregistrée à 14\u00A0h\u00A002.',
  )
})
