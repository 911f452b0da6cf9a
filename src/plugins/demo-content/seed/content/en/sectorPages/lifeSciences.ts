import type { EnglishSectorPageContent } from './sectorPageContent'

export const lifeSciences: EnglishSectorPageContent = {
  slug: 'life-sciences',
  picture: 'life-sciences',
  title: 'Life Sciences',
  summary:
    'Laboratories, device manufacturers, research and healthcare institutions: validated systems, sound data and deadlines met, under the eyes of inspectors and patients alike.',
  metaDescription:
    'GxP systems, data integrity, HDS-certified hosting, medical device software: Exemplia supports laboratories, manufacturers and healthcare organisations.',
  intro: [
    'In the life sciences, the question is not only whether a system works, but whether you can prove it years later to someone who does not know you. Who entered this measurement, when, on what authority, and what was there before? The system itself must give the answer, with no need for an investigation.',
    'Our teams combine developers, validation specialists and former laboratory managers. They write requirements that can be verified, automate the evidence and keep the paperwork for whatever affects the patient, product quality or data integrity.',
  ],
  solutionsHeading: 'Our solutions for the life sciences',
  solutionsIntro:
    'From laboratory to production, and from clinical trial to real-world use, three areas to which we bring method and tools.',
  solutions: [
    {
      icon: 'clipboard-check',
      title: 'Validate computerised systems',
      text: 'Risk analysis, requirements, qualification and traceability under GAMP 5, EU GMP Annex 11 and 21 CFR Part 11. Automated tests produce signed evidence directly: a version upgrade is validated in days, not months.',
    },
    {
      icon: 'test-tube',
      title: 'Guarantee data integrity',
      text: 'ALCOA+ review of instruments, spreadsheets and interfaces, an end to rekeying, audit trails that are actually reviewed. We have connected 46 instruments to a laboratory information management system without stopping analyses.',
    },
    {
      icon: 'heart',
      title: 'Put health data to use',
      text: 'Health data warehouses, pseudonymisation, hosting certified to HDS (the French standard for health data), preparation of access requests. Our statisticians support real-world studies and document every choice of method.',
    },
  ],
  texts: [
    {
      heading: 'Dense regulation, approached through risk',
      paragraphs: [
        'Good manufacturing, laboratory and clinical practice, known together as GxP, require systems to be under control throughout their life. Testing every screen with the same energy exhausts teams and protects nobody; the risk-based approach, which the authorities now recommend, puts the effort where an error would have consequences.',
        'Software intended for diagnosis or monitoring may be a medical device within the meaning of Regulation (EU) 2017/745. More often than not, its class calls for a notified body, a life cycle that complies with IEC 62304 and post-market surveillance. We ask the question at the scoping stage, because the answer shifts the timetable by a year.',
        'Health data is subject to the GDPR, to the reference frameworks of the CNIL (the French data protection authority) and to HDS certification; the European Health Data Space, in force since March 2025, will gradually organise its reuse. We prepare the catalogues and approval procedures it entails.',
      ],
    },
  ],
  callToAction: {
    title: 'An inspection to prepare for, a system to replace?',
    text: 'In ten days, we carry out an independent review with priorities set by risk.',
    label: 'Contact our experts',
  },
}
