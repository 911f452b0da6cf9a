import { expect, test } from 'vitest'
import { faqPage } from '@/src/domain/structuredData/faqPage'

test('each question has its answer', () => {
  expect(faqPage([{ question: 'Où ?', answer: 'À Paris.' }])).toEqual({
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    mainEntity: [
      {
        '@type': 'Question',
        name: 'Où ?',
        acceptedAnswer: { '@type': 'Answer', text: 'À Paris.' },
      },
    ],
  })
})
