type Faq = readonly { question: string; answer: string }[]

/** Questions and answers as search engines read them (schema.org). */
export function faqPage(faq: Faq) {
  return {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    mainEntity: faq.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  }
}
