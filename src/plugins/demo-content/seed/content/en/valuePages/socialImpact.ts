import type { ValuePageContent } from '../../valuePages/valuePageContent'

export const socialImpact: ValuePageContent = {
  slug: 'social-impact',
  picture: 'social-impact',
  title: 'Social impact',
  icon: 'handshake',
  summary:
    '5% of our working time goes into projects carried out free of charge for charities, to the same standard as for our clients.',
  metaDescription:
    'Skills-based volunteering, digital inclusion, routes into work: Exemplia devotes 5% of its working time to projects in the public interest.',
  intro: [
    'Charities have the same needs as companies, a database to clean up, a website to make accessible, data to protect, and seldom the means to pay for them. Since 2020, we have devoted 5% of our working time to pro bono projects: in 2025, that came to nearly 850 days.',
    'These projects are chosen by a committee of employees drawn by lot, renewed every year. They are run like any other: a scoping phase, a written commitment, an end date, a handover. A free tool that nobody can maintain would be a poisoned gift. Anyone can take part in working hours, just as they would on an assignment.',
  ],
  sections: [
    {
      kind: 'cards',
      heading: 'Three long-term programmes',
      cards: [
        {
          icon: 'heart',
          title: 'Skills-based volunteering',
          text: 'Teams of two to four people, for three to six months: a donation management system, an app for outreach rounds, a dashboard for a food bank. Twenty-six charities supported since 2020, nineteen of which still use the tool.',
        },
        {
          icon: 'monitor',
          title: 'Digital inclusion',
          text: 'Two drop-in sessions a month in every city where we have an office, with professional digital advisers: online formalities, email, account security. We report the screens that most often leave people stuck to the public bodies concerned.',
        },
        {
          icon: 'sprout',
          title: 'Routes into work',
          text: 'Work experience for pupils aged 14 to 15 from schools in disadvantaged areas, mock interviews, CV reviews, and eight contracts a year reserved for career changers from inclusive training schools.',
        },
      ],
    },
    {
      kind: 'partners',
      heading: 'Our partner charities',
      intro:
        'Three multi-year partnerships, each with a dedicated contact and a published report. These charities are fictitious, like the rest of this demonstration.',
      partners: [
        {
          name: 'Clavier solidaire',
          description:
            'Refurbishes computers donated by companies and passes them on, with three training sessions, to families and students. We developed its equipment tracking tool.',
          url: 'https://www.clavier-solidaire.example',
        },
        {
          name: 'Les Passerelles du code',
          description:
            'Trains jobseekers without qualifications as developers and testers in nine months. Twelve of our consultants teach there, and six graduates have joined us.',
          url: 'https://www.passerelles-du-code.example',
        },
        {
          name: 'Table ouverte',
          description:
            'Collects unsold food and distributes it in forty places. A volume forecast, built with our data scientists, has cut empty journeys by a quarter.',
          url: 'https://www.table-ouverte.example',
        },
      ],
    },
    {
      kind: 'text',
      heading: 'Propose a project',
      paragraphs: [
        'Does your charity have a precise digital need, someone available to follow it through and at least six months ahead of it? Write to us through the contact form, with a one-page outline. The committee meets every two months and gives reasons for its answers, refusals included.',
      ],
    },
  ],
  closing: {
    title: 'Give time, without giving up your own',
    text: 'Here, volunteering is part of the job, and of the schedule.',
  },
}
