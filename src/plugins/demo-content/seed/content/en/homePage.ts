import type { homePage as frenchHomePage } from '../homePage'

export const homePage: typeof frenchHomePage = {
  statistics: {
    heading: 'Exemplia in figures',
    figures: [
      { prefix: '+ ', value: 85, label: 'specialist skills' },
      { value: 78, label: 'experts' },
      { value: 89, unit: '%', label: 'client satisfaction' },
      { prefix: '€', value: 9.1, unit: 'M', label: 'annual turnover' },
    ],
  },
  expertises: {
    heading: 'Our expertise',
    intro:
      'Four disciplines under one roof, because projects most often get lost between two suppliers. The consultant who gathered the requirements, the team that builds and the team that runs the system talk to each other every day, and answer for the result together.',
    cardLinkLabel: 'Explore this expertise',
  },
  sectors: {
    heading: 'Our sectors',
    intro:
      'Good advice comes from knowing the business. Each of our six sectors is led by a director who comes from it, with teams trained in its rules: DORA and Solvency II, NIS 2, GxP good practice, AGEC (the French anti-waste law). You won’t have to teach us what you do.',
    cardLinkLabel: 'See our solutions',
  },
  offers: {
    heading: 'Our latest vacancies',
    intro:
      'We recruit some twenty people a year, in Paris, Bordeaux, Nantes, Lyon and remotely. Every advert states the pay, and every application receives a reply within fifteen days.',
    allOffersLabel: 'See all our vacancies',
    noOffersText:
      'There are no open positions at the moment. Your speculative application will be read with the same care.',
  },
  locations: {
    heading: 'Our offices',
    intro:
      'Three offices close to our clients, all easy to reach by public transport. Coffee is waiting for you, by appointment or on the spur of the moment.',
    mapLinkLabel: 'View on the map',
  },
  testimonials: {
    heading: 'What our clients say',
    intro:
      'Six months after the end of an assignment, we ask every client what has held up and what has not. Here are five of their answers.',
  },
  team: {
    heading: 'The leadership team',
    intro:
      'Five sector directors, all former practitioners. They follow assignments in person and can be reached from the first meeting to the final review.',
  },
  contact: {
    heading: 'Let’s talk about your project',
    intro:
      'A few lines are enough: what is on your mind, what you have already tried, the deadline if there is one. A person who knows the subject, not a switchboard, will reply within two working days.',
    form: {
      nameLabel: 'Full name',
      emailLabel: 'Email',
      subjectLabel: 'Subject',
      messageLabel: 'Message',
      submitLabel: 'Send message',
      consentNotice:
        'Your details are used only to reply to you. They are erased three years after our last exchange; your rights are set out in the legal notice.',
    },
  },
  faq: [
    {
      question: 'What services does Exemplia offer?',
      answer:
        'Exemplia brings together four areas of expertise: web and mobile application development, business consulting and agile coaching, data science, and infrastructure and cybersecurity. Our assignments range from a six-week study to running a whole project over several years.',
    },
    {
      question: 'Which sectors do you work in?',
      answer:
        'We work for banking and finance, energy and the environment, insurance, retail and luxury, life sciences, and transport and network infrastructure. Each sector is served by a team that knows its regulations.',
    },
    {
      question: 'How does an assignment begin?',
      answer:
        'A first one-hour conversation, without commitment, serves to pin down the question. We then propose a fixed-price scoping phase of three to six weeks, which produces a deliverable that is useful in itself and a decision: continue, change direction or stop.',
    },
    {
      question: 'How can I join Exemplia?',
      answer:
        'Our jobs, internships and apprenticeships are published on the “Our vacancies” page, with their pay. You can also send a speculative application. Every application receives a reasoned reply within fifteen days.',
    },
  ],
  seo: {
    metaTitle: 'Digital consulting and engineering in Paris, Bordeaux and Nantes',
    metaDescription:
      'Business applications, consulting, data science, infrastructure, cybersecurity: 78 experts support your transformation, from scoping to operation.',
  },
}
