export const retentionTaskLabels = {
  mailKeepConsentRequest: 'Demande d’accord de conservation à un candidat',
  applyRetention: 'Application des durées de conservation',
  mailNewRetentionPeriods: 'Nouvelles durées de conservation',
} as const
