import type { ApplicationRecordWords } from '@/src/content/admin/applicationRecordWords'
import { keepConsentEventLabels, keepConsentOriginLabels } from './keepConsent'

const keepConsentLabels: Readonly<Record<string, string>> = {
  ...keepConsentEventLabels,
  ...keepConsentOriginLabels,
}
const keepConsentLabelOf = (value: string | null | undefined) =>
  value ? (keepConsentLabels[value] ?? value) : null

/** Consents where a person's data is shown and exported. */
export const keepConsentRecordWords: ApplicationRecordWords = {
  label: 'Accords de conservation de ses candidatures',
  onApplicationOf: (whose) => `Accord de conservation de ${whose}`,
  // All staff may read these records.
  hidden: () => '',
  exported: ({ readable }) => ({
    accordsDeConservation: readable.map(({ at, event, origin, text, until }) => ({
      le: at,
      evenement: keepConsentLabelOf(event),
      origine: keepConsentLabelOf(origin),
      texte: text ?? null,
      jusquAu: until ?? null,
    })),
  }),
}
