import type { ValuePageContent } from '../../valuePages/valuePageContent'

export const ethics: ValuePageContent = {
  slug: 'ethics-transparency',
  picture: 'ethics',
  title: 'Ethics & transparency',
  icon: 'scale',
  summary:
    'Say what we know, what we don’t know and what it costs: four principles, a charter, and a way to hold us to them.',
  metaDescription:
    'Independence, transparent pricing, data protection, responsible artificial intelligence: the principles and the code of ethics of Exemplia.',
  intro: [
    'A client entrusts us with its systems, sometimes its secrets, often with part of a budget that it can spend only once. A candidate entrusts us with a career. Such trust cannot be decreed: it is earned through a series of small decisions, many of which go against our immediate interest.',
    'In 2025, we advised against seven projects that we had been asked to carry out, because an existing tool was enough or because the need was not ripe. Four of those clients came back with another question. It is by far our best sales argument, and we would rather write it here than in a brochure.',
  ],
  sections: [
    {
      kind: 'cards',
      heading: 'Four principles',
      cards: [
        {
          icon: 'eye',
          title: 'Transparency',
          text: 'Itemised prices, time spent open to view every week, risks announced as soon as we see them. A delay is reported the day it is known, with at least one proposal for reducing it.',
        },
        {
          icon: 'shield-check',
          title: 'Independence',
          text: 'No commission from any software publisher, hosting provider or manufacturer. Our technical partnerships are public, and anything that could create a conflict of interest is declared to the client before signing.',
        },
        {
          icon: 'lock',
          title: 'Confidentiality',
          text: 'The data you entrust to us stays with you wherever possible, is encrypted otherwise, and is erased at the end of the assignment, with a certificate. None of it feeds an artificial intelligence service without your written consent.',
        },
        {
          icon: 'bot',
          title: 'Responsible technology',
          text: 'We turn down systems that monitor individual employees, and deceptive interfaces. For every artificial intelligence system, a named human being can supervise, correct and stop it.',
        },
      ],
    },
    {
      kind: 'charter',
      heading: 'Our charter',
      intro: 'Signed by every employee on arrival and attached to each of our contracts.',
      columns: [
        {
          title: 'To our clients',
          commitments: [
            'Promise only what we know we can deliver',
            'Hand over code, access and documentation as we go',
            'Bill for work done, never for presence',
            'Advise stopping a project once it no longer makes sense',
          ],
        },
        {
          title: 'To our people',
          commitments: [
            'Explain every decision that concerns them',
            'Never impose an assignment that goes against their conscience',
            'Protect anyone who reports a breach in good faith',
            'Share the company’s accounts every quarter',
          ],
        },
        {
          title: 'To society',
          commitments: [
            'Pay our taxes where we work, and our suppliers within thirty days',
            'Design services that everyone can use',
            'Measure and publish our environmental footprint',
            'Devote 5% of our time to the public interest',
          ],
        },
      ],
    },
    {
      kind: 'text',
      heading: 'Reporting a breach',
      paragraphs: [
        'A whistleblowing line that complies with the French law of 21 March 2022 on the protection of whistleblowers is open to employees, candidates, clients and suppliers. It is run by an outside firm, which acknowledges receipt within seven working days and gives a reasoned reply within three months. The identity of those who report is never disclosed to management.',
      ],
    },
  ],
  closing: {
    title: 'Do you share these principles?',
    text: 'We are looking for people who can say no with tact, and yes without reservation.',
  },
}
