import type { CardContent } from '../sectionContent'

const benefits: CardContent[] = [
  {
    icon: 'house',
    title: 'A rhythm you choose',
    text: 'Up to three days of remote work a week, agreed with the team, and the right not to reply in the evening.',
  },
  {
    icon: 'graduation-cap',
    title: '€3,000 for learning',
    text: 'An annual training budget for each person, certifications included, and time in the schedule in which to use it.',
  },
  {
    icon: 'wallet',
    title: 'Published salaries',
    text: 'A salary range in every advert, one pay scale for all, and equality between women and men checked every year.',
  },
]

const reasonsToJoin: CardContent[] = [
  {
    icon: 'target',
    title: 'Assignments you choose',
    text: 'At least two proposals each time you change assignment, the right to turn one down, and no imposed travel beyond an hour’s journey.',
  },
  {
    icon: 'users',
    title: 'A team, not a profile',
    text: 'We seldom work alone. You have at least one colleague alongside you on site, and a technical community to answer you the rest of the time.',
  },
  {
    icon: 'trending-up',
    title: 'A clear career path',
    text: 'Two ways to progress, expertise or management, with written expectations for each level. Promotion doesn’t depend on who talks loudest.',
  },
  {
    icon: 'leaf',
    title: 'Useful work',
    text: '5% of our time devoted to charities, lean projects, and the freedom to tell a client that their idea is not the right one.',
  },
]

export const jobListPage = {
  title: 'Our vacancies',
  intro:
    'Development, consulting, data, infrastructure and internal roles: here are the positions we are looking to fill today, with their pay and working pattern. An interview with the head of recruitment, a technical discussion with future colleagues, a meeting with senior management: three steps, three weeks at most, and a reasoned reply in every case.',
  benefits,
  spontaneous: {
    title: 'Nothing here that suits you?',
    text: 'Tell us what you can do, what you would like to learn and where you want to live. Last year, one in four of our recruits started that way.',
    linkLabel: 'Send a speculative application',
  },
  reasons: {
    heading: 'Why join Exemplia',
    intro:
      'Because good work is done in good company. These are the four commitments that our people mention most often in our quarterly survey.',
    cards: reasonsToJoin,
    linkLabel: 'Discover our values',
  },
  seo: {
    metaTitle: 'Jobs, internships and apprenticeships',
    metaDescription:
      'Join Exemplia in Paris, Bordeaux, Nantes, Lyon or remotely: development, consulting, data, cybersecurity. Published salaries, a reply within fifteen days.',
  },
}
