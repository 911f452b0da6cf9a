import type { LegalArticleContent } from '@/src/plugins/demo-content/seed/content/legalNotice/articleContent'

export const termsOfUse: { heading: string; articles: LegalArticleContent[] } = {
  heading: 'Terms of use',
  articles: [
    {
      heading: 'Purpose',
      body: [
        'These terms set out the rules for using the Exemplia website, which presents the company’s activities, publishes its vacancies and makes it possible to send it a message or an application. Access to the site is open and free of charge. Browsing it implies acceptance of these terms, which do not replace the contracts concluded with our clients.',
      ],
    },
    {
      heading: 'Availability and accuracy',
      body: [
        'Exemplia endeavours to keep the site accessible at all times and its content up to date, without being able to guarantee that it will be free of interruptions or errors. Access may be suspended for maintenance. The information published is general in nature: it constitutes neither a contractual offer of services nor advice suited to a particular situation. A vacancy may be changed or withdrawn until the employment contract is signed.',
      ],
    },
    {
      heading: 'Acceptable use',
      body: [
        'You undertake to use the site in accordance with the law and with its purpose. In particular, it is forbidden:',
        [
          'to send, through the forms, unlawful content, malicious files or information that you know to be inaccurate;',
          'to impersonate a third party or to pass on a third party’s data without their consent;',
          'to obstruct the operation of the site or attempt to gain access to its restricted areas, acts punishable under Articles 323-1 et seq. of the French Criminal Code.',
        ],
        'Anyone who discovers a vulnerability in good faith is invited to report it to us by email before any publication; we reply within five working days.',
      ],
    },
    {
      heading: 'Intellectual property',
      body: [
        'The texts, drawings, logos, databases and software that make up the site are protected by the French Intellectual Property Code and belong to Exemplia or to third parties who have licensed their use to it. Any reproduction or communication to the public, in whole or in part, without prior written authorisation is forbidden, subject to statutory exceptions, including short quotations accompanied by their source. The names and logos of clients are used with their consent and remain their property.',
      ],
    },
    {
      heading: 'Links',
      body: [
        'The site may link to third-party sites, in particular those of our partner charities. Exemplia does not control their content and cannot be held liable for it. Anyone is free to link to our pages, provided that the link does not mislead the public as to its origin.',
      ],
    },
    {
      heading: 'Liability',
      body: [
        'Exemplia shall not be liable for damage resulting from use of the site contrary to these terms, from force majeure or from the act of a third party. This clause neither excludes nor limits any mandatory right that the law grants to consumers, nor Exemplia’s liability in the event of gross negligence (faute lourde) or wilful misconduct (dol).',
      ],
    },
    {
      heading: 'Governing law',
      body: [
        'These terms are governed by French law. In the event of a dispute, the parties shall first seek an amicable solution. Failing that, the dispute falls within the jurisdiction of the competent French courts; if it is between Exemplia and a trader (commerçant), jurisdiction is given to the Paris Economic Activities Court (tribunal des activités économiques).',
      ],
    },
  ],
}
