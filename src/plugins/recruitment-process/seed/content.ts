/** The steps of the demo firm. */
export const demoRecruitmentSteps = [
  {
    title: 'Premier échange',
    duration: '30 minutes, par téléphone',
    description: 'Votre parcours, ce que vous cherchez et vos questions sur le poste.',
  },
  {
    title: 'Entretien avec votre futur responsable',
    duration: '1 heure, dans nos bureaux ou en visioconférence',
    description: 'Le poste, l’équipe et les premières missions.',
  },
  {
    title: 'Échange technique',
    duration: '45 minutes, en visioconférence',
    description: 'Une discussion à partir de vos réalisations, sans exercice à préparer.',
  },
  {
    title: 'Proposition',
    duration: 'Sous 5 jours après le dernier échange',
    description: 'Une proposition écrite, ou les raisons de notre refus.',
  },
]

/** The English texts of the demo steps, in the same order. */
export const englishDemoRecruitmentSteps: typeof demoRecruitmentSteps = [
  {
    title: 'First conversation',
    duration: '30 minutes, by telephone',
    description: 'Your career, what you are looking for and your questions about the position.',
  },
  {
    title: 'Interview with your future manager',
    duration: '1 hour, at our offices or by video call',
    description: 'The position, the team and the first assignments.',
  },
  {
    title: 'Technical conversation',
    duration: '45 minutes, by video call',
    description: 'A discussion of what you have built, with no exercise to prepare.',
  },
  {
    title: 'Offer',
    duration: 'Within 5 days of the last conversation',
    description: 'A written offer, or the reasons why we decline.',
  },
]
