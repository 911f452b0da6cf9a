import type { EnglishSectorPageContent } from './sectorPageContent'

export const infrastructure: EnglishSectorPageContent = {
  slug: 'infrastructure',
  picture: 'infrastructure',
  title: 'Infrastructure',
  summary:
    'Transport, roads, ports, telecommunications, buildings: assets built to last a century, managed with systems that change every ten years and teams spread out in the field.',
  metaDescription:
    'Asset management, BIM, passenger information, industrial systems: Exemplia supports the operators of transport, networks and civil engineering structures.',
  intro: [
    'A bridge, a train or a fibre duct outlasts every piece of software that will ever describe it. The drawings exist in four formats, the works history lies in ring binders, and the one person who knew retires in the spring. The first thing digital tools can do for this kind of work is to keep an accurate record that can be consulted on the spot.',
    'We work with transport operators, road and port authorities, telecoms operators and landlords. Our consultants put their boots on: they follow an inspection round, attend a shutdown and read the safety procedures before proposing a tool.',
  ],
  solutionsHeading: 'Three kinds of project we know well',
  solutionsIntro:
    'They can be run separately or together; all of them start from a reliable inventory of what exists.',
  solutions: [
    {
      icon: 'building-2',
      title: 'Manage assets and their maintenance',
      text: 'A single register of structures, links between GIS, digital model and maintenance management, and an inspection app that works offline. That is how the inspections of 3,200 structures moved off paper within a year.',
    },
    {
      icon: 'train-front',
      title: 'Inform passengers and users',
      text: 'Scheduled and real-time information in NeTEx and SIRI formats, disruption messages written once and published everywhere, accessible displays. The information reaches passengers before they reach the platform.',
    },
    {
      icon: 'lock',
      title: 'Secure operational systems',
      text: 'Control rooms, controllers, CCTV, building management systems: inventory, segmentation, contractor access, a continuity plan that has been tested. Safe operation comes first, and security is designed around it.',
    },
  ],
  texts: [
    {
      heading: 'Working with time, terrain and the law',
      paragraphs: [
        'Transport, digital infrastructure and water are among the sectors of high criticality under NIS 2. Many mid-sized operators are discovering that it applies to them. Together we establish what is an obligation, what is common sense, and the order in which each can be funded.',
        'French rules on work near utility networks demand precise plans, to within forty centimetres for rigid assets in the best class. More reliable mapping means less damage, and so fewer stoppages. On new schemes, we help to write ISO 19650 BIM protocols that contractors can genuinely keep to, and to obtain data at handover that the operations team can use.',
        'Finally, public procurement has its own pace. Our teams know how to write an open specification that guarantees an exit route, ownership of data and competition at renewal.',
      ],
    },
  ],
  callToAction: {
    title: 'Which of your structures do you know least well?',
    text: 'It is often the one to start with. Let us talk about it, on site if possible.',
    label: 'Contact our experts',
  },
}
