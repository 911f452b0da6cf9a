import type { ValuePageContent } from '../../valuePages/valuePageContent'

export const wellBeing: ValuePageContent = {
  slug: 'wellbeing-at-work',
  picture: 'well-being',
  title: 'Wellbeing at work',
  icon: 'heart',
  summary:
    'Time to do the job properly, places people want to come to, someone to talk to: our commitments, and how we check that we keep them.',
  metaDescription:
    'Up to three days of remote work a week, welcoming offices, individual support, time together: Exemplia’s commitments to wellbeing at work.',
  intro: [
    'Consulting has a reputation for wearing people out: distant assignments, long evenings, the feeling of belonging neither to the client nor to your own firm. We founded Exemplia intending to do things differently, and we wrote down what that meant so that anyone could hold us to it.',
    'Every quarter, an anonymous twelve-question survey measures workload, the sense people find in their work and the quality of management. The results are presented to everyone, office by office, with no more than three actions, each with a date and an owner. In 2025, 84% of our people responded.',
  ],
  sections: [
    {
      kind: 'cards',
      heading: 'Our four commitments',
      intro: 'They hold for everyone, whatever their contract, office or assignment.',
      cards: [
        {
          icon: 'house',
          title: 'Remote work by choice',
          text: 'Up to three days a week, agreed with the team rather than set by a company-wide calendar. Screen, chair and a monthly allowance are provided. Nobody is expected to reply between 7 pm and 8 am, and messages can wait.',
        },
        {
          icon: 'coffee',
          title: 'Welcoming offices',
          text: 'Our three offices are light, quiet and well served by public transport: closed rooms to concentrate in, a big table for lunch, a room to rest in. The plans were drawn up with the people who work there.',
        },
        {
          icon: 'user-check',
          title: 'Individual support',
          text: 'A manager looks after no more than eight people and meets each of them every month, with no agenda but theirs. Workload comes first. An external occupational psychologist is available to anyone, free of charge.',
        },
        {
          icon: 'users',
          title: 'Time together',
          text: 'A monthly meeting in each office, two company seminars a year in working hours, Friday workshops. Choir, running or board games: the budget is managed by our people themselves.',
        },
      ],
    },
    {
      kind: 'testimonials',
      heading: 'In their own words',
      testimonials: [
        {
          quote:
            'When I came back from parental leave, my assignment had been cut to four days a week without my having to negotiate. My manager had worked out three options; I picked one.',
          name: 'Léa Tran',
          position: 'Data Engineer, Nantes',
        },
        {
          quote:
            'I live forty minutes from Bordeaux. Three days at home, two at the office: I see my colleagues, I see my children, and I sleep at night again.',
          name: 'Mathieu Guyader',
          position: 'Mobile Developer, Bordeaux',
        },
      ],
    },
    {
      kind: 'text',
      heading: 'When things go wrong',
      paragraphs: [
        'An assignment can turn sour. Anyone may ask to leave one without having to justify it to the client, and we find a solution within six weeks. In 2025, eleven people did so, and nine of them still work here. Two designated colleagues, trained in listening and in preventing harassment, can be approached in complete confidence, outside the reporting line.',
      ],
    },
  ],
  closing: {
    title: 'Is this how you would like to work?',
    text: 'Our vacancies state the pay, the remote-work pattern and the name of the person who will reply to you.',
  },
}
