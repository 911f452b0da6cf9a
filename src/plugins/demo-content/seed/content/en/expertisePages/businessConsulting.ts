import type { ExpertisePageContent } from '../../expertisePages/expertisePageContent'

export const businessConsulting: ExpertisePageContent = {
  slug: 'business-consulting',
  picture: 'consulting',
  title: 'Business & Agile Consulting',
  icon: 'compass',
  summary:
    'Deciding what to do, in what order and with whom: scoping, product management, processes, compliance, support for teams.',
  metaDescription:
    'Scoping, product management, process redesign, compliance and agile coaching: consultants who do the sums, decide with you and pass on what they know.',
  intro: [
    'Most digital projects in trouble do not have a technical problem. They have too many objectives, priorities that change every month or users nobody has ever met. Our job as consultants is to put those questions back on the table, with figures, before the development teams pay the price.',
    'Our consultants have worked in administration, project management, product management or internal control in the sectors they advise. They keep their reports short, show their workings and stay until the decision has been put into effect. A typical assignment lasts from six weeks to eight months; we would rather complete two well than have one that never ends.',
  ],
  servicesHeading: 'Six ways we can advise you',
  services: [
    {
      icon: 'compass',
      title: 'Scoping and business case',
      text: 'In six weeks: the real need, three options compared (doing nothing is one of them), their full cost over five years, the expected benefits and how to verify them. One twenty-page paper, one decision meeting.',
    },
    {
      icon: 'target',
      title: 'Product management',
      text: 'Product managers who keep hold of the vision, rank requests against a known budget, write testable user stories and track usage. They train the person you appoint to succeed them, and step aside on the agreed date.',
    },
    {
      icon: 'workflow',
      title: 'Process redesign',
      text: 'Observation on the ground, measurement of lead times and rework, BPMN maps that the people doing the work can read. We remove first, simplify next and automate only as a last step.',
    },
    {
      icon: 'users',
      title: 'Agile coaching',
      text: 'Scrum, Kanban or neither: the framework depends on the work. We start from a diagnosis backed by figures, limit work in progress and help managers change their own habits before those of their teams.',
    },
    {
      icon: 'scale',
      title: 'Regulatory compliance',
      text: 'Turning a legal text into requirements, processes and screens: DORA, NIS 2, GDPR, CSRD, the duty to advise. Every requirement keeps its article reference, which makes audits and updates easier.',
    },
    {
      icon: 'megaphone',
      title: 'Change management',
      text: 'Trained champions in every department, guides that fit on one page, extra support for the first four weeks, and adoption measured by actual use rather than attendance at meetings.',
    },
  ],
  approachHeading: 'An agile approach in four stages',
  approachIntro:
    'To us, agile means one simple thing: learning quickly and cheaply, then adjusting the plan in writing.',
  steps: [
    {
      title: 'Understand',
      text: 'Two weeks as close to the work as possible: interviews, shadowing, reading the figures. You receive a ten-page diagnosis that distinguishes facts, opinions and what we do not yet know.',
    },
    {
      title: 'Prioritise',
      text: 'A one-day workshop with the decision-makers. Each initiative is estimated for value, effort and risk; the list that comes out of it is short, ranked and clear about what you are giving up.',
    },
    {
      title: 'Experiment',
      text: 'A trial of four to six weeks on something real, whether a branch, a product line or a team, with a success criterion set before it starts. A negative result is still a result.',
    },
    {
      title: 'Extend and measure',
      text: 'Roll-out goes in waves, to a set timetable. Three to five indicators are recorded each month and presented to the teams themselves, and six months after the assignment ends we come back to take stock, at no charge.',
    },
  ],
  callToAction: {
    title: 'Too many projects, or the wrong ones?',
    text: 'An hour’s conversation is often enough to clarify the question. It commits you to nothing, and you will be talking to the person who would lead the assignment.',
    label: 'Talk to a consultant',
  },
}
