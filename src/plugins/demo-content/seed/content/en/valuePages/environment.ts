import type { ValuePageContent } from '../../valuePages/valuePageContent'

export const environment: ValuePageContent = {
  slug: 'environmental-responsibility',
  picture: 'environment',
  title: 'Environmental responsibility',
  icon: 'leaf',
  summary:
    'Measure, reduce, and only then talk: our carbon footprint, our dated targets and what we change in our clients’ projects.',
  metaDescription:
    'Carbon footprint, renewable energy, greener travel, lean digital services: Exemplia’s environmental initiatives and its 2030 carbon neutrality target.',
  intro: [
    'A consulting firm has no factory chimney. Its emissions come from travel, offices, equipment, and the systems it designs for others. Every year we draw up a complete carbon footprint, commuting and purchases included, using the French Bilan Carbone method, and have it reviewed by a third party.',
    'The greatest lever is not in our own house: it is in our clients’. A needless process removed, servers switched off at night or a phone kept two years longer all weigh more than our paper cups. That is why our consultants are trained in eco-design and must propose at least one leaner option in every project.',
  ],
  sections: [
    {
      kind: 'cards',
      heading: 'Four initiatives we track',
      cards: [
        {
          icon: 'train-front',
          title: 'Trains first',
          text: 'No domestic flight where the train takes less than five hours. Remote meetings are the rule between offices, and seminars are held wherever total travel is shortest.',
        },
        {
          icon: 'monitor',
          title: 'Equipment that lasts',
          text: 'Computers refurbished or kept for five years, repairable phones, memory replaced before the machine. Outgoing equipment is given to a neighbourhood charity after certified erasure.',
        },
        {
          icon: 'code',
          title: 'Lean digital services',
          text: 'Weight and request budgets for every page, scheduled processing, environments switched off at night. We follow France’s general framework for the eco-design of digital services (RGESN) and publish its checklist with every delivery.',
        },
        {
          icon: 'recycle',
          title: 'Frugal offices',
          text: 'Heating at 19°C, composting, reusable crockery, pooled second-hand purchases. Each office has a weekly energy reading posted in the kitchen, and a volunteer in charge.',
        },
      ],
    },
    {
      kind: 'figures',
      heading: 'Our carbon footprint',
      intro:
        'Financial year 2025 compared with 2023, scopes 1, 2 and 3, per full-time equivalent employee.',
      figures: [
        { value: '−25%', label: 'CO2 emissions in two years' },
        { value: '100%', label: 'renewable energy in our three offices' },
        { value: '65%', label: 'of commuting on foot, by bike or by shared or public transport' },
        { value: '−40%', label: 'non-recycled waste' },
      ],
      goal: 'Our target: carbon neutrality by 2030. We cut our emissions by at least 7% a year, then contribute to French projects certified under the national low-carbon label (Label bas-carbone) to match what remains, without ever deducting it from our footprint.',
    },
    {
      kind: 'text',
      heading: 'Our limits, stated plainly',
      paragraphs: [
        'For a company, neutrality is an accounting convention; only for the planet does it have a physical meaning. We keep the word because it sets a deadline, and we publish the raw figure beside it: 2.9 tonnes of CO2 equivalent per person in 2025. Purchased services, about which little is known, are estimated with an uncertainty of 30%. We refine them by questioning our twenty largest suppliers every year.',
      ],
    },
  ],
  closing: {
    title: 'Useful work, in a frugal firm',
    text: 'Our teams welcome people who want to write less code, and better code.',
  },
}
