import { type PluginHealth, readMetricsOrNull } from '@/src/health/pluginHealth'
import { readUnreadDocumentFigures } from '@/src/plugins/document-reading/queries/readUnreadDocumentFigures'
import { documentReadingCheckWords } from '@/src/plugins/document-reading/words/admin/readingCheck'
import { checkDocumentReading } from './checks/reading'

export const documentReadingHealth: PluginHealth = {
  check: {
    light: 'reading',
    label: documentReadingCheckWords.label,
    after: 'files',
    run: checkDocumentReading,
  },
  figures: async (payload) => {
    const figures = await readMetricsOrNull(payload, readUnreadDocumentFigures(payload))
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
