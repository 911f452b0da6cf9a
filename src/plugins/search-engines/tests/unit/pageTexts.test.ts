import { expect, test } from 'vitest'
import {
  searchAndSocialTexts,
  socialImagePath,
  socialTitle,
} from '@/src/plugins/search-engines/rules/pageTexts'

test('A social title of 60 characters stays whole, a longer one is cut to 57 and an ellipsis', () => {
  expect(socialTitle('é'.repeat(60))).toBe('é'.repeat(60))
  expect(socialTitle('é'.repeat(61))).toBe(`${'é'.repeat(57)}…`)
})

test.each(['👩‍👩‍👧', '🇫🇷', 'e\u0301', '𝒳'])(
  '%s counts as one character and is never cut apart',
  (one) => {
    expect(socialTitle(one.repeat(60))).toBe(one.repeat(60))
    expect(socialTitle(one.repeat(61))).toBe(`${one.repeat(57)}…`)
  },
)

test('Each page has its own social image', () => {
  expect(socialImagePath('/', 'fr')).toBe('/images-sociales/accueil.png')
  expect(socialImagePath('/notre-adn', 'fr')).toBe('/images-sociales/notre-adn.png')
  expect(socialImagePath('/', 'en')).toBe('/images-sociales/en/accueil.png')
  expect(socialImagePath('/nos-offres/x', 'en')).toBe('/images-sociales/en/nos-offres/x.png')
})

test('Search engines and social networks show the texts for them, by default those of the page', () => {
  const page = { title: 'Conseil', summary: 'Nous conseillons.' }
  expect(searchAndSocialTexts(page)).toMatchObject({
    title: 'Conseil',
    description: 'Nous conseillons.',
  })
  const seo = { metaTitle: 'Un titre à eux', metaDescription: 'Une description à eux.' }
  expect(searchAndSocialTexts({ ...page, seo })).toEqual({
    title: 'Un titre à eux',
    description: 'Une description à eux.',
    social: 'Un titre à eux',
  })
  expect(searchAndSocialTexts({ title: 'Conseil', summary: null }).description).toBe('')
})
