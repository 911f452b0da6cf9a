import type { EnglishSectorPageContent } from './sectorPageContent'

export const insurance: EnglishSectorPageContent = {
  slug: 'insurance',
  picture: 'insurance',
  title: 'Insurance',
  summary:
    'Mutuals, provident institutions, insurers and brokers: shorter application and claims journeys, prudential returns that can be traced, and handlers free to do their real job.',
  metaDescription:
    'Underwriting, claims, Solvency II, duty to advise, online cancellation: Exemplia supports mutuals, insurers, provident institutions and brokers.',
  intro: [
    'Insurance is a business of written promises, some of them very old. A policy taken out in 1994 has to be administered with its original cover, on a system that has had three predecessors, and explained in plain language to a policyholder looking at a phone. Holding those three eras together is most of our work in this sector.',
    'Our teams include former claims handlers, actuaries and compliance managers. They know that a screen is best designed beside the person who will process sixty cases that day, and that a reserve calculation without an audit trail is worth nothing.',
  ],
  solutionsHeading: 'Where we come in',
  solutionsIntro:
    'From first contact to the settlement of a claim, and from administrative data to the prudential return.',
  solutions: [
    {
      icon: 'file-text',
      title: 'Underwriting and the duty to advise',
      text: 'Needs assessment, pricing, documents, electronic signature: one journey for branch, telephone and web. The answers on which a recommendation rests are kept and stand as evidence, as the Insurance Distribution Directive intends.',
    },
    {
      icon: 'umbrella',
      title: 'Faster claims',
      text: 'Guided notification, automatic reading of supporting documents, immediate settlement of simple claims below a threshold you set. Handlers keep the serious cases, the refusals and the human contact. Median time observed: from nine days to two.',
    },
    {
      icon: 'database',
      title: 'Prudential data under control',
      text: 'A single warehouse for the quantitative templates, the ORSA and IFRS 17, data lineage back to the administration systems, repeatable controls. Your teams can justify a figure in minutes, and the quarterly close is several days shorter.',
    },
  ],
  texts: [
    {
      heading: 'Demanding rules, to be turned into screens and calculations',
      paragraphs: [
        'Solvency II requires data to be accurate, complete and appropriate. Its revision, which applies from 30 January 2027, changes the interest rate curve, the risk margin and the obligations of small and non-complex undertakings, among other things: all parameters that you should be able to adjust without a rebuild. DORA adds the resilience of systems and the oversight of providers, including those to whom administration is delegated.',
        'For policyholders, the “three-click” online cancellation required in France, response times to complaints and the clarity of information documents can all be measured. We make them indicators to be followed, not boxes ticked at delivery.',
        'Health data calls for particular care: access restricted to the medical department, certified hosting, retention periods applied automatically. The EU AI Act classes the risk assessment and pricing of individuals in life and health insurance as high-risk; our models are documented accordingly.',
      ],
    },
  ],
  callToAction: {
    title: 'Journey too long? Close too slow?',
    text: 'Choose a typical case: we will measure every step of it with you and propose three costed improvements.',
    label: 'Contact our experts',
  },
}
