import type { EnglishSectorPageContent } from './sectorPageContent'

export const energy: EnglishSectorPageContent = {
  slug: 'energy-environment',
  picture: 'energy',
  title: 'Energy & Environment',
  summary:
    'Generators, distributors, water and waste operators: forecasting, balancing and protecting installations spread across a whole region, with sensor data that is often incomplete.',
  metaDescription:
    'Output forecasting, maintenance, NIS 2 security, CSRD sustainability data: Exemplia supports companies in energy, water and waste management.',
  intro: [
    'A wind farm, a sewage treatment works and a heat network have one thing in common: day and night, they produce measurements that almost nobody looks at. Decisions, meanwhile, are still made by telephone and spreadsheet. In between lie wasted energy, avoidable breakdowns and reports pieced together by hand.',
    'Our teams work with operators, on site, before writing a single line of specification. They know about controllers, links that drop, and meters replaced without their history, and they design systems that allow for all this instead of ignoring it.',
  ],
  solutionsHeading: 'Our solutions for energy and the environment',
  solutionsIntro:
    'Three subjects on which we already have proven methods, test data sets and measured results.',
  solutions: [
    {
      icon: 'chart-line',
      title: 'Forecast and balance',
      text: 'Forecasts of solar and wind output, heat demand or water volumes, with a confidence interval you can trade on. Across 140 sites, the average error at twenty-four hours fell by 18% in a year.',
    },
    {
      icon: 'settings',
      title: 'Maintain at the right time',
      text: 'Collection of vibration, temperature and start-up data, drift detection and, above all, integration with your maintenance management system: an alert becomes a scheduled job, with its part and its technician, or it is not raised.',
    },
    {
      icon: 'shield-check',
      title: 'Protect industrial systems',
      text: 'Inventory of controllers, segmentation to IEC 62443, controlled remote access for maintenance contractors, backup of control programs. Measures are chosen with the operations team so that none gets in the way of a night call-out.',
    },
  ],
  texts: [
    {
      heading: 'Obligations that overlap',
      paragraphs: [
        'The NIS 2 Directive lists energy, drinking water and waste water among the sectors of high criticality, and waste management among the other critical sectors. It requires an early warning within twenty-four hours, a notification within seventy-two hours and a final report within a month, and makes senior management answerable for security measures. We help establish which category your organisation falls into, then build an action plan in proportion to its size.',
        'The CSRD, whose scope the European Union has narrowed and whose timetable it has pushed back, requires verifiable environmental data from the companies in scope. Those now out of scope get the same questions from their customers and their banks. A single record of consumption, emissions and discharges answers both, and also serves the returns that French law requires on OPERAT, the platform for energy use in commercial buildings.',
        'Household load curves remain personal data: consent, purpose and retention period are dealt with at the design stage.',
      ],
    },
  ],
  callToAction: {
    title: 'Do your sensors know more than your dashboards?',
    text: 'We can audit a pilot site in three weeks and give you the figures.',
    label: 'Contact our experts',
  },
}
