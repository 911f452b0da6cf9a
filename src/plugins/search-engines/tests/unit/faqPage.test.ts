import { expect, test } from 'vitest'
import { buildFaqPage } from '@/src/plugins/search-engines/rules/faqPage'

test('Each question has its answer, in the language of the page', () => {
  expect(buildFaqPage([{ question: 'Où ?', answer: 'À Paris.' }], 'fr')).toEqual({
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    inLanguage: 'fr',
    mainEntity: [
      {
        '@type': 'Question',
        name: 'Où ?',
        acceptedAnswer: { '@type': 'Answer', text: 'À Paris.' },
      },
    ],
  })
})
