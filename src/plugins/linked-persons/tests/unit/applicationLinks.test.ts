import { expect, test } from 'vitest'
import { earlierApplicationWords } from '@/src/plugins/linked-persons/words/admin/applicationLinks'

test.each([
  [1, 0, 'Une autre candidature'],
  [1, 1, 'Une autre candidature pour la même offre'],
  [3, 0, '3 autres candidatures'],
  [3, 1, '3 autres candidatures, dont une pour la même offre'],
  [3, 2, '3 autres candidatures, dont 2 pour la même offre'],
  [3, 3, '3 autres candidatures, toutes pour la même offre'],
])(
  '%d other applications, %d of them for the same offer, are described as: %s',
  (count, sameOffer, words) => {
    const [decided, undecided] =
      count > 1 ? [', la dernière décidée', ', aucune décidée'] : ['', ', pas encore décidée']
    expect(earlierApplicationWords.before(count, sameOffer)).toBe(`${words}${decided}`)
    expect(earlierApplicationWords.undecided(count, sameOffer)).toBe(`${words}${undecided}`)
  },
)
