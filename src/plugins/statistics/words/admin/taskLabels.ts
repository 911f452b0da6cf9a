export const statisticsTaskLabels = {
  recountVisits: 'Nouveau décompte des visites',
} as const
