import type { EnglishSectorPageContent } from './sectorPageContent'

export const banking: EnglishSectorPageContent = {
  slug: 'banking-finance',
  picture: 'banking',
  title: 'Banking & Finance',
  summary:
    'Retail banks, asset managers, payment institutions: we change long-standing systems without interrupting service, with evidence for every calculation and control over every supplier.',
  metaDescription:
    'DORA, instant payments, anti-money laundering, core system modernisation: Exemplia supports banks, asset managers and payment companies.',
  intro: [
    'A bank is never short of projects. It is short of change windows: between closings, market-wide exercises and regulatory deadlines, few weeks are left to alter a system that hundreds of thousands of customers use at all hours. Our teams have learnt to work in those gaps, in small, reversible steps.',
    'We work for IT, risk and operations departments, in institutions of 80 to 12,000 people. The consultants who lead these assignments have held posts in banking: they can read a set of accounting entries as readily as a system diagram.',
  ],
  solutionsHeading: 'Three answers to your priorities',
  solutionsIntro:
    'Each begins with a short phase at a fixed price, and produces something useful even if you go no further.',
  solutions: [
    {
      icon: 'refresh-cw',
      title: 'Modernise the core system',
      text: 'One domain at a time (parties, accounts, loans, payments), with data migration reconciled to the cent and parallel running over two month-end closings. Your teams keep control of the timetable and the option of going back.',
    },
    {
      icon: 'shield-check',
      title: 'Meet DORA requirements',
      text: 'Register of information on providers, map of critical functions, incident classification, resilience testing programme. We build the tools that keep all of this up to date as work goes on, not once a year.',
    },
    {
      icon: 'search',
      title: 'Detect better, alert less',
      text: 'Anti-money laundering and fraud scenarios recalibrated on your data, explainable models, measurement of the false alert rate. At one payment institution, the volume to be reviewed fell by 42% with no loss of detection.',
    },
  ],
  texts: [
    {
      heading: 'What regulation changes in practice',
      paragraphs: [
        'Since 17 January 2025, DORA has required financial entities to report a major incident within four hours of classifying it as such, and no later than twenty-four hours after becoming aware of it. That takes a decision chain that has been rehearsed, nights included, and criteria that operations staff can apply without a lawyer at their side.',
        'Since October 2025, the Instant Payments Regulation has obliged institutions in the euro area to send payments within ten seconds and to check that the payee’s name matches the IBAN. Checks that used to run overnight must now respond while the customer waits.',
        'Lastly, BCBS 239 calls for risk data that is accurate, complete and traceable to its source. We deal with these three texts together, because they affect the same systems and the same people.',
      ],
    },
  ],
  callToAction: {
    title: 'A regulatory deadline, a system that has to change?',
    text: 'Tell us your timetable: we will tell you what can reasonably fit into it.',
    label: 'Contact our experts',
  },
}
