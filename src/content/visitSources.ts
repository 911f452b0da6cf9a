import type { VisitDevice, VisitSource } from '@/src/domain/visits/visit'

export const visitSourceLabels = {
  organic: 'Moteurs de recherche',
  social: 'Réseaux sociaux',
  email: 'E-mails',
  referral: 'Autres sites',
  direct: 'Accès direct',
} as const satisfies Record<VisitSource, string>

export const visitDeviceLabels = {
  desktop: 'Ordinateur',
  mobile: 'Mobile',
  tablet: 'Tablette',
} as const satisfies Record<VisitDevice, string>
