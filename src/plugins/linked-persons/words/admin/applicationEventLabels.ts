import type { ApplicationEventLabels } from '@/src/content/admin/applicationHistory'

export const linkedPersonsEventLabels = {
  linked: 'Reliée à une autre candidature',
  unlinked: 'Déliée d’une autre candidature',
} as const satisfies ApplicationEventLabels
