import { describe, expect, test } from 'vitest'
import { candidateFirstName } from '@/src/plugins/answers/rules/candidateFirstName'
import {
  fillPlaceholders,
  findUnknownPlaceholders,
} from '@/src/plugins/answers/rules/replyTemplate'
import { placeholderValues } from '@/src/plugins/answers/words/placeholderValues'

describe('The first name', () => {
  test.each([
    ['Marie Dupont', 'Marie'],
    ['  Jean-Pierre   Martin ', 'Jean-Pierre'],
    ['Marie DUPONT', 'Marie'],
    ['DUPONT Marie', 'Marie'],
    ['DE LA TOUR Marie', 'Marie'],
    ['Dupont, Marie', 'Marie'],
    ['DUPONT, Marie Anne', 'Marie'],
    ['Mme Marie Dupont', 'Marie'],
    ['Élodie d’Arc', 'Élodie'],
    ['marie dupont', 'Marie'],
    ['jean-pierre martin', 'Jean-Pierre'],
    ['李 小龙', '李'],
  ])('in « %s » is « %s »', (fullName, firstName) => {
    expect(candidateFirstName(fullName)).toBe(firstName)
  })

  test.each([
    'Madonna',
    'MARIE DUPONT',
    'J. Dupont',
    'J.-P. Dupont',
    'J Dupont',
    'de La Tour Marie',
    'De La Tour, Marie',
    'M. Dupont',
    '',
  ])('is unclear in « %s », and the whole name is used', (fullName) => {
    expect(candidateFirstName(fullName)).toBe(fullName)
  })
})

test.each(['fr', 'en'] as const)(
  'A template in %s greets the candidate by first name',
  (language) => {
    const values = placeholderValues({
      ...{ candidateName: 'DUPONT Marie', offerTitle: null, jobTitle: '', language },
      ...{ companyName: 'Exemplia', authorName: null },
    })
    expect(findUnknownPlaceholders('{{ Prénom }}, {{candidat}}')).toEqual([])
    expect(fillPlaceholders('{{ Prénom }}, {{candidat}}', values)).toBe('Marie, DUPONT Marie')
  },
)
