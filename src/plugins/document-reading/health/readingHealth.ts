import { type HealthPart, orNull } from '@/src/health/healthPart'
import { readUnreadFigures } from '@/src/plugins/document-reading/queries/readUnreadFigures'
import { readingCheckWords } from '@/src/plugins/document-reading/words/admin/readingCheck'
import { checkReading } from './checks/reading'

export const readingHealth: HealthPart = {
  check: {
    light: 'reading',
    label: readingCheckWords.label,
    after: 'files',
    run: checkReading,
  },
  figures: async (payload) => {
    const figures = await orNull(payload, readUnreadFigures(payload))
    return {
      documents_unread: {
        help: 'Applications whose documents wait for the extraction of their text',
        value: figures?.unread ?? null,
      },
      documents_oldest_unread_seconds: {
        help: 'For how long the oldest of these documents has waited',
        value: figures?.oldestSeconds ?? null,
      },
    }
  },
}
