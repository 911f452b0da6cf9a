import type { SiteLanguage } from '@/src/domain/languages/siteLocale'

type FaqQuestions = readonly { question: string; answer: string }[]

/** Builds an FAQ as structured data (schema.org). */
export function buildFaqPage(faq: FaqQuestions, inLanguage: SiteLanguage) {
  return {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    inLanguage,
    mainEntity: faq.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  }
}
