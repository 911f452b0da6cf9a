import type { EnglishSectorPageContent } from './sectorPageContent'

export const retailLuxury: EnglishSectorPageContent = {
  slug: 'retail-luxury',
  picture: 'retail-luxury',
  title: 'Retail & Luxury',
  summary:
    'Chains, luxury houses and distributors: stock that is right everywhere, well-equipped sales staff, customers recognised with their consent, and systems that hold up on the Saturday before Christmas.',
  metaDescription:
    'Unified stock, sales tools, customer data, digital product passports, e-invoicing: Exemplia supports retail chains, luxury houses and distributors.',
  intro: [
    'In retail, you pay for a stock error on the spot: a lost sale, a disappointed customer or a parcel sent twice. The cause is rarely a single piece of software. It lies in the ten or so systems, from tills and warehouse to website and marketplaces, that talk to each other once a night and do not count in the same way.',
    'Our teams start on the shop floor and in the stockroom. A day’s observation there is worth three workshops: you see the workarounds, the handwritten labels and the minutes spent searching. We work for networks of 12 to 900 stores, in fashion, beauty, homeware and food.',
  ],
  solutionsHeading: 'Three ways we help chains and luxury houses',
  solutionsIntro: 'We start with a few stores, then extend the work when the figures justify it.',
  solutions: [
    {
      icon: 'layers',
      title: 'One accurate stock figure',
      text: 'A view of stock accurate to the minute, fed by events, with clear reservation rules between web and stores. At one chain of 90 stores, cancellations for lack of stock fell from 6.1% to 1.4% of orders.',
    },
    {
      icon: 'smartphone',
      title: 'Tools for sales staff',
      text: 'Stock, purchase history with the customer’s consent, in-aisle ordering and mobile checkout in a single app that works offline and is learnt in an hour. For luxury houses: an appointment book and several languages for an international clientele.',
    },
    {
      icon: 'trending-up',
      title: 'Forecast demand',
      text: 'Forecasts by item and by location that take account of weather, promotions and launches. The model proposes, the stock planner decides; the planner’s corrections are measured and improve the next model.',
    },
  ],
  texts: [
    {
      heading: 'New rules, from marked-down prices to product passports',
      paragraphs: [
        'Any advertised reduction must now state the lowest price of the previous thirty days, so your price records have to keep the history and show it correctly on every channel. Since June 2025, online shops have been required to be accessible to people with disabilities; we check this at every release.',
        'The AGEC law, France’s anti-waste act, forbids the destruction of unsold non-food goods, and the EU’s Ecodesign Regulation introduces a digital passport for each product, with textiles among the first concerned. Materials, origin, repairability: your suppliers have this data, but rarely in a form you can use. We build the collection and the checks.',
        'Add to these electronic invoicing, which businesses in France have had to be able to receive since September 2026, the compliance of till software, PCI DSS for payments and the GDPR for loyalty schemes. In luxury, the discretion owed to customers is a commercial commitment as much as a legal one.',
      ],
    },
  ],
  callToAction: {
    title: 'What if we spent a day in one of your stores?',
    text: 'You will get a four-page report, including what can be put right in less than a month.',
    label: 'Contact our experts',
  },
}
