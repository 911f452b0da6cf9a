import type { ApplicationEventLabels } from '@/src/content/admin/applicationHistory'

export const candidatePageEventLabels = {
  withdrawn: 'Retirée par le candidat',
  'phone-corrected': 'Téléphone corrigé par le candidat',
  'letter-corrected': 'Lettre corrigée par le candidat',
  'cv-replaced': 'CV envoyé par le candidat depuis sa page',
  'letter-replaced': 'Lettre envoyée par le candidat depuis sa page',
  'copy-downloaded': 'Copie de ses données téléchargée par le candidat',
  'erasure-requested': 'Effacement demandé par le candidat',
  'erasure-cancelled': 'Effacement annulé par le candidat',
} as const satisfies ApplicationEventLabels
