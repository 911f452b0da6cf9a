import type { ExpertisePageContent } from '../../expertisePages/expertisePageContent'

export const dataScience: ExpertisePageContent = {
  slug: 'data-science',
  picture: 'data-science',
  title: 'Data Science',
  icon: 'chart-line',
  summary:
    'From collection to a model in production: data architecture, business intelligence, forecasting, artificial intelligence and governance.',
  metaDescription:
    'Data architecture, business intelligence, predictive analytics, AI, big data and governance: models that are useful, measured and run in production.',
  intro: [
    'A forecast is only worth something if someone changes a decision because of it. Before choosing a tool or a model, we look for that decision: who makes it, how often, with what acceptable margin of error, and what a mistake costs in each direction. If there is no answer, we say so, and the project stops before it has cost much.',
    'Then comes the data, which takes up two thirds of the time. We capture it at source, measure its quality and document it, so that the monthly report, the predictive model and the auditor all start from the same figures. Our engineers and statisticians work together from the first day until the model is live.',
  ],
  servicesHeading: 'Our six areas of work',
  services: [
    {
      icon: 'database',
      title: 'Data architecture',
      text: 'Warehouses, data lakes and real-time exchanges, sized for your volumes rather than those of a web giant. Models that keep their history, predictable costs, and a full rebuild from source always possible.',
    },
    {
      icon: 'chart-column',
      title: 'Business intelligence',
      text: 'A shared vocabulary first: what counts as an active customer, a margin, a closed case. Then a small number of dashboards that load in under three seconds, each tied to a meeting where it is used.',
    },
    {
      icon: 'trending-up',
      title: 'Predictive analytics',
      text: 'Forecasting demand, breakdowns, payment defaults or footfall. Each model is compared with a simple rule, tested on periods it has not seen and delivered with its margin of uncertainty.',
    },
    {
      icon: 'brain',
      title: 'Artificial intelligence and machine learning',
      text: 'Document reading, request triage, industrial vision, assistants grounded in your own texts. We check the risk class under the EU AI Act and always provide for human oversight.',
    },
    {
      icon: 'layers',
      title: 'Big data',
      text: 'Distributed processing of sensor, log or transaction streams where the volume genuinely calls for it. We also measure the cost and energy use of every job, and remove those whose output nobody reads.',
    },
    {
      icon: 'list-checks',
      title: 'Data governance',
      text: 'Named owners, a catalogue that is kept up to date, quality rules checked at every load, retention periods enforced. Lean governance that satisfies the GDPR, BCBS 239 or Solvency II without paralysing your teams.',
    },
  ],
  approachHeading: 'From collection to modelling',
  approachIntro:
    'Four steps, the first two of which decide the success of the other two. None is skipped, even for a demonstration.',
  steps: [
    {
      title: 'Collection',
      text: 'An inventory of sources, rights and purposes, drawn up with your data protection officer. We set up automatic, monitored feeds: a source that has gone silent is reported before the offices open.',
    },
    {
      title: 'Preparation',
      text: 'Cleaning, matching and history-keeping, all written as code and repeatable. A quality report states what is missing, what is contradictory and what difference it makes to the results.',
    },
    {
      title: 'Exploration',
      text: 'Analyses shared every week with the people who know the business. They rule out some hypotheses, suggest others and lead to a written definition of what is to be predicted and how accurate it must be to be useful.',
    },
    {
      title: 'Modelling',
      text: 'Build, evaluation, then gradual introduction alongside current practice. Drift is monitored, rollback is ready, and a one-page sheet explains the model to the people who use it.',
    },
  ],
  callToAction: {
    title: 'Is there a decision your data could inform?',
    text: 'Bring us a case and an anonymised extract. In two weeks, a feasibility study will tell you what is possible, at what price, and what is not.',
    label: 'Submit a case',
  },
}
