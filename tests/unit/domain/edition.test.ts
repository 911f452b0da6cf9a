import { expect, test } from 'vitest'
import { EDITIONS, editionText, readEdition } from '@/src/domain/edition'

test('an edition is read as it was written', () => {
  for (const edition of EDITIONS) expect(readEdition(editionText(edition))).toEqual(edition)
})

test.each(['fr', 'fr-', 'fr-de', 'de-fr', 'fr-fr-fr', 'FR-fr', '', undefined, 'nos-offres'])(
  '%s is no edition',
  (text) => {
    expect(readEdition(text)).toBeNull()
  },
)
