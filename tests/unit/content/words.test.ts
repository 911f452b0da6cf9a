import { describe, expect, test } from 'vitest'
import { chosenFilterLabels } from '@/src/content/chosenFilterLabels'
import { errorSentencesByField } from '@/src/content/errorSentencesByField'
import { fillTemplate } from '@/src/content/fillTemplate'
import { siteWordsIn } from '@/src/content/siteWords'
import { UNFILTERED_JOB_SEARCH } from '@/src/domain/offers/jobSearch'
import { criteriaIn } from '@/tests/support/offerCriteria'

const FRENCH_WORDS = siteWordsIn('fr')
const ENGLISH_WORDS = siteWordsIn('en')

describe('A template', () => {
  test('contains its values, and no template inside a value is filled', () => {
    expect(fillTemplate('Page {page} sur {pages}', { page: 2, pages: 12 })).toBe('Page 2 sur 12')
    expect(fillTemplate('« {text} »', { text: '{text} $& {page}' })).toBe('« {text} $& {page} »')
  })

  test('has the same placeholders in every language', () => {
    expect(findPlaceholders(ENGLISH_WORDS)).toEqual(findPlaceholders(FRENCH_WORDS))
    expect(findPlaceholders(FRENCH_WORDS)).toMatchObject({
      'testimonialWords.group': ['{groups}', '{group}'],
    })
  })
})

test('Days and numbers have the format of the language', () => {
  const noon = '2026-11-22T12:00:00.000Z'
  expect(FRENCH_WORDS.jobListWords.publishedOn(noon)).toBe('Publié le 22/11/2026')
  expect(ENGLISH_WORDS.jobListWords.publishedOn(noon)).toBe('Published on 22 November 2026')
  expect(FRENCH_WORDS.legalNoticeWords.updatedOn(noon)).toBe('Mise à jour le 22/11/2026')
  expect(ENGLISH_WORDS.legalNoticeWords.updatedOn(noon)).toBe('Updated on 22 November 2026')
  expect(FRENCH_WORDS.jobListWords.count(1234)).toBe('1\u202F234 offre(s) trouvée(s)')
  expect(ENGLISH_WORDS.jobListWords.count(1234)).toBe('1,234 vacancies found')
})

test('Errors have a sentence for each field, in the language of the form', () => {
  const errors = { candidateName: 'nameMissing', cv: 'fileTooLarge' } as const
  expect(errorSentencesByField(errors, FRENCH_WORDS)).toEqual({
    candidateName: 'Indiquez votre nom.',
    cv: 'Le fichier ne doit pas dépasser 5MB',
  })
  expect(errorSentencesByField(errors, ENGLISH_WORDS).candidateName).toBe('Enter your name.')
})

test('Chosen filters are named in the language of the list', () => {
  const search = { ...UNFILTERED_JOB_SEARCH, contract: 'cdi' } as const
  expect(chosenFilterLabels(search, { ...FRENCH_WORDS, criteria: criteriaIn('fr') })).toMatchObject(
    {
      contract: 'CDI',
      location: '',
    },
  )
  expect(
    chosenFilterLabels(search, { ...ENGLISH_WORDS, criteria: criteriaIn('en') }),
  ).toMatchObject({
    contract: 'Permanent',
  })
})

/** Finds the placeholders of a language, by name. */
function findPlaceholders(words: unknown, path = ''): Record<string, string[]> {
  if (typeof words === 'string') {
    const places = words.match(/\{\w+\}/g)
    return places ? { [path]: places.sort() } : {}
  }
  if (typeof words !== 'object' || words === null) return {}
  const within = Object.entries(words).map(([name, said]) =>
    findPlaceholders(said, path ? `${path}.${name}` : name),
  )
  return Object.assign({}, ...within)
}
