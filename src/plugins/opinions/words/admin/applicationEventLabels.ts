import type { ApplicationEventLabels } from '@/src/content/admin/applicationHistory'

export const opinionEventLabels = {
  'note-added': 'Note ajoutée',
  'note-deleted': 'Note supprimée',
} as const satisfies ApplicationEventLabels
