import { expect, test } from 'vitest'
import { listEditions, parseEdition, serializeEdition } from '@/src/domain/languages/edition'
import { SITE_LANGUAGES } from '@/src/domain/languages/siteLocale'

test('An edition is read as it was written', () => {
  for (const edition of listEditions(SITE_LANGUAGES))
    expect(parseEdition(serializeEdition(edition))).toEqual(edition)
})

test.each(['fr', 'fr-', 'fr-de', 'de-fr', 'fr-fr-fr', 'FR-fr', '', undefined, 'nos-offres'])(
  '%s is no edition',
  (text) => {
    expect(parseEdition(text)).toBeNull()
  },
)
