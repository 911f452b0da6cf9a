import type { ValuePageContent } from '../../valuePages/valuePageContent'

export const diversity: ValuePageContent = {
  slug: 'diversity-inclusion',
  picture: 'diversity',
  title: 'Diversity & inclusion',
  icon: 'users',
  summary:
    'Recruit widely, pay equally, promote on written criteria: equality as a matter of method, measured every year.',
  metaDescription:
    '45% women, 12 nationalities, verified equal pay, four HR schemes: Exemplia’s diversity and inclusion policy, with the figures to back it up.',
  intro: [
    'A team in which everyone took the same degrees and followed the same path makes the same mistakes, at the same time. Our clients, their users and their employees are not all alike; the people who design their tools need not be either. That is the practical reason. The other is simpler: it is fair.',
    'Good intentions are not enough, because bias settles into procedures. So we reviewed ours one by one: job adverts, shortlisting, interviews, pay rises, the allocation of assignments. Each step follows criteria written in advance, and every decision can be explained to the person concerned.',
  ],
  sections: [
    {
      kind: 'cards',
      heading: 'Four concrete commitments',
      cards: [
        {
          icon: 'scale',
          title: 'Fair recruitment',
          text: 'The same questions, the same scoring, two assessors trained in non-discrimination. Adverts are checked for unnecessary requirements, which put women off first, and every one of them shows a salary range.',
        },
        {
          icon: 'wallet',
          title: 'Equal pay',
          text: 'Every year an outside firm compares salaries for equivalent roles and experience. Any unexplained gap is closed within two months, and the rise is backdated to 1 January.',
        },
        {
          icon: 'accessibility',
          title: 'Room for disability',
          text: 'A disability officer, workstations adapted in under three weeks, internal tools that comply with the RGAA, the French accessibility standard. Absences for treatment or formalities related to a disability are paid.',
        },
        {
          icon: 'globe',
          title: 'Varied backgrounds',
          text: 'One third of our recruits come from career changes, inclusive training schools or other countries. A buddy supports each newcomer for three months, and we take care of residence permit formalities.',
        },
      ],
    },
    {
      kind: 'figures',
      heading: 'Our key figures',
      intro: 'Workforce at 31 December 2025, all offices and all types of contract.',
      figures: [
        { value: '45%', label: 'women in the firm, and the same share among managers' },
        { value: '12', label: 'nationalities in three offices' },
        { value: '100%', label: 'equal pay between women and men in equivalent roles' },
        {
          value: '4',
          label:
            'HR schemes: mentoring, topped-up parental leave, workplace adjustments, a confidential listening service',
        },
      ],
    },
    {
      kind: 'text',
      heading: 'What remains to be done',
      paragraphs: [
        'We have not reached parity in every discipline: women make up only 22% of our infrastructure and cybersecurity teams. We give talks in six upper secondary schools, host ten pupils aged 14 to 15 on work experience each year and have opened a paid retraining programme for these jobs. We will publish the results, good or bad, on this page.',
      ],
    },
  ],
  closing: {
    title: 'Your background doesn’t tick every box?',
    text: 'Write to us anyway. Our adverts describe a job to be done, not an identikit picture.',
  },
}
