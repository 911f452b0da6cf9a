export const secondFactorTaskLabels = {
  mailSecondFactorChange: 'Changement de la double authentification',
} as const
