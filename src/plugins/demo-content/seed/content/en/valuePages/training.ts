import type { ValuePageContent } from '../../valuePages/valuePageContent'

export const training: ValuePageContent = {
  slug: 'learning-development',
  picture: 'training',
  title: 'Learning & development',
  icon: 'graduation-cap',
  summary:
    'A budget of €3,000 per person per year, time in which to use it and colleagues who like to pass on what they know.',
  metaDescription:
    'A budget of €3,000 per person per year, certifications, mentoring, communities: how Exemplia organises learning and development for its teams.',
  intro: [
    'In our line of work, half of what you know has to be relearned every five years. A firm can leave people to manage in the evening, in their own time, or accept that this is the job. We have chosen: training is in the schedule, like an assignment, and counts as working time.',
    'Everyone has an annual budget of €3,000, which can be carried over once, to spend on a plan discussed with their manager: a course, a certification, a conference, books, language or writing lessons. On average, our people train for nine days a year. It is not a reward: a beginner and an expert have the same rights.',
  ],
  sections: [
    {
      kind: 'cards',
      heading: 'Four ways to learn',
      intro:
        'They work together, since we remember little of what we have neither practised nor explained.',
      cards: [
        {
          icon: 'award',
          title: 'Certifications',
          text: 'Kubernetes, ISO 27001, product owner, Power BI, PMP: preparation in small groups, exam fees paid, second attempt included. Certifications are there to give structure to a practice; they are never a condition for a pay rise.',
        },
        {
          icon: 'handshake',
          title: 'Mentoring',
          text: 'An experienced colleague from outside the assignment, two hours a month for a year. Mentors are trained and their workload is lightened accordingly. Beginners also have a technical sponsor day to day.',
        },
        {
          icon: 'book-open',
          title: 'Friday workshops',
          text: 'Every Friday morning, an hour prepared by one of us: an incident dissected, a paper read together, a tool tried out. The materials are kept, indexed and open to any client who would like them.',
        },
        {
          icon: 'compass',
          title: 'Internal mobility',
          text: 'Changing sector, office or profession after two years is a right. A developer who became a cybersecurity analyst, a consultant who became a data engineer: eleven moves of this kind since 2022.',
        },
      ],
    },
    {
      kind: 'testimonials',
      heading: 'They changed course',
      testimonials: [
        {
          quote:
            'I was a developer, reading intrusion reports in the evening. They gave me six months, a trainer and a real team. Now I do it by day, and in the evening I sleep.',
          name: 'Samuel Okafor',
          position: 'SOC Analyst, Paris',
        },
        {
          quote:
            'I got my certification at the second attempt. Nobody asked me why it wasn’t the first. Now I run the preparation for the next ones.',
          name: 'Inès Moreau',
          position: 'Platform Engineer, Nantes',
        },
      ],
    },
    {
      kind: 'text',
      heading: 'And our clients?',
      paragraphs: [
        'They benefit twice. First, because the people who work with them are up to date. Second, because every contract sets aside time for handover: your teams attend the workshops, pair with ours and take over with materials they have helped to write.',
      ],
    },
  ],
  closing: {
    title: 'What would you like to learn this year?',
    text: 'It is one of the first questions we will ask you at interview.',
  },
}
