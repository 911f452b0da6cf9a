import type { ExpertisePageContent } from '../../expertisePages/expertisePageContent'

export const applicationDevelopment: ExpertisePageContent = {
  slug: 'application-development',
  picture: 'applications',
  title: 'Application Development',
  icon: 'code',
  summary:
    'Designing, building and sustaining business applications: web, mobile, integration, and the renewal of existing systems.',
  metaDescription:
    'Web and mobile applications, APIs, legacy modernisation: Exemplia designs, builds and hands over business software that is tested and maintainable.',
  intro: [
    'A business application lives for ten years, often fifteen. Its cost depends less on the first six months than on the changes it will have to absorb later: a revised pricing rule, one more partner, a new law. So we build software that teams other than ours can read, test and take over.',
    'Our teams are three to eight strong, made up of developers, designers and product managers, and work on your premises, in our offices or remotely. Every two weeks they deliver a version you can try. The code, the documentation and the environments belong to you from day one; nothing we produce obliges you to keep us.',
  ],
  servicesHeading: 'What we do',
  services: [
    {
      icon: 'monitor',
      title: 'Business web applications',
      text: 'Customer accounts, management tools, partner portals. We start from the most frequent journeys, measured on your own data, and design screens that meet level AA of the RGAA (France’s WCAG-based standard), work from the keyboard and stay quick on an average connection.',
    },
    {
      icon: 'smartphone',
      title: 'Mobile applications',
      text: 'iOS and Android apps from a single code base, designed for work in the field: offline use, synchronisation, code scanning, photo capture, and release through the public app stores or your own.',
    },
    {
      icon: 'plug',
      title: 'APIs and integration',
      text: 'Documented APIs, event-driven exchanges, support for legacy file feeds. Every interface contract is written down, versioned and checked automatically on both sides: a breaking change is caught before it goes live, not by your partners.',
    },
    {
      icon: 'refresh-cw',
      title: 'Legacy modernisation',
      text: 'We replace systems slice by slice, without bringing everything to a halt: characterisation tests on current behaviour, a first domain isolated, old and new run in parallel until the results have been compared, then the old module retired.',
    },
    {
      icon: 'clipboard-check',
      title: 'Quality and test automation',
      text: 'Test strategy, automation of critical journeys, performance measurement and accessibility checks in the integration pipeline. The aim is concrete: to be able to release on a Tuesday afternoon without holding a meeting first.',
    },
    {
      icon: 'settings',
      title: 'Application maintenance',
      text: 'We take on applications built by others, after a three-week review of their condition. Committed turnaround times for each level of severity, a share of the budget set aside for reducing technical debt, and a shared monthly dashboard.',
    },
  ],
  approachHeading: 'A method in four steps',
  approachIntro:
    'Each step ends with a deliverable and with a decision that is yours to make: carry on, change course or stop.',
  steps: [
    {
      title: 'Scope',
      text: 'Three to five weeks of interviews, observation and workshops. You receive a map of user journeys, a target architecture that fits in ten pages, an initial costed work list and the risks as we see them.',
    },
    {
      title: 'Design',
      text: 'Clickable mock-ups tried out by five to eight users, and a technical prototype of whatever is most uncertain: data volumes, migration, electronic signature or response times.',
    },
    {
      title: 'Build and release',
      text: 'Two-week cycles, a demonstration at the end of each, and code that is peer-reviewed and tested before it is merged. The first release to production generally comes before the fourth month.',
    },
    {
      title: 'Sustain and hand over',
      text: 'We monitor usage and incidents, put things right, then pass the baton: pairing with your teams, an operations guide, and two releases that you carry out while we look on.',
    },
  ],
  callToAction: {
    title: 'An application to build, or one to take over?',
    text: 'Describe the situation in a few lines. An architect will call you back within two working days and tell you frankly whether we are the right people for the job.',
    label: 'Talk to an architect',
  },
}
