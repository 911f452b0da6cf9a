import { expect, test } from 'vitest'
import { editionPairs, editionText, readEdition } from '@/src/domain/languages/edition'
import { SITE_LANGUAGES } from '@/src/domain/languages/siteLocale'

test('an edition is read as it was written', () => {
  for (const edition of editionPairs(SITE_LANGUAGES))
    expect(readEdition(editionText(edition))).toEqual(edition)
})

test.each(['fr', 'fr-', 'fr-de', 'de-fr', 'fr-fr-fr', 'FR-fr', '', undefined, 'nos-offres'])(
  '%s is no edition',
  (text) => {
    expect(readEdition(text)).toBeNull()
  },
)
