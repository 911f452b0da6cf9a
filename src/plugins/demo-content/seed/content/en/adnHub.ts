import type { SectionContent } from '../sectionContent'

const sections: SectionContent[] = [
  {
    kind: 'text',
    heading: 'Where we come from',
    paragraphs: [
      'Exemplia began in 2014 in a single room in Nantes, when a director of banking projects met two engineers tired of delivering, on time, software that nobody wanted. On a wall they wrote three sentences, which are still there: observe before you propose; finish what you start; leave the client more self-reliant than you found them.',
      'The firm now has 78 experts in Paris, Bordeaux and Nantes. The people who work here own 62% of its capital. No fund is waiting for a sale, which leaves us free to turn down an assignment, or to spend a year training a beginner.',
    ],
  },
  {
    kind: 'text',
    heading: 'How we keep our word',
    paragraphs: [
      'A value that is not measured is a slogan. Each of our six commitments has its indicators, an owner and a date. Every six months, a committee, half of it made up of employees drawn by lot, reviews them with senior management present and publishes its conclusions internally, reservations included.',
      'When we miss a target, we say so in writing: on the following pages you will find several figures of which we are not proud. We believe that this is what makes the others credible, to our clients and to those who are thinking of joining us.',
    ],
  },
]

export const adnHub = {
  title: 'Our values',
  subtitle: 'Working life & CSR',
  picture: 'values-hub' as const,
  intro: [
    'The worth of a consulting firm lies in how it treats the people who work there, those who trust it and the world in which it acts. Here, in six pages, we have set out what we promised and how far we have got.',
    'You will find rules, figures, first-hand accounts and a few admissions. Our people review all of it every year before it is published.',
  ],
  cardLinkLabel: 'Find out more',
  sections,
  closing: {
    title: 'Let’s get to know each other',
    text: 'Are you looking for a job where these commitments apply, or a partner who shares them? Either way, the conversation starts simply.',
    links: [
      { label: 'View our vacancies', url: '/nos-offres' },
      { label: 'Contact us', url: '/#contact' },
    ],
  },
  metaDescription:
    'Wellbeing, diversity, environment, training, social impact, ethics: Exemplia’s commitments, the figures behind them and how they are checked.',
}
