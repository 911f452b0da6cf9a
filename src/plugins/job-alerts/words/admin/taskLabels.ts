export const jobAlertsTaskLabels = {
  mailJobAlert: 'Alerte d’emploi',
} as const
