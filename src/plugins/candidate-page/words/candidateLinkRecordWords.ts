import type { ApplicationRecordWords } from '@/src/content/admin/applicationRecordWords'
import { linkRevokerLabels } from './admin'

const revokerLabelByValue: Readonly<Record<string, string>> = linkRevokerLabels
const revokerLabelOrNull = (value: string | null | undefined) =>
  value ? (revokerLabelByValue[value] ?? value) : null

/** Links to the candidate page where a person's data is shown and exported. */
export const candidateLinkRecordWords: ApplicationRecordWords = {
  label: 'Liens de suivi de ses candidatures',
  onApplicationOf: (whose) => `Lien de suivi de ${whose}`,
  // All staff may read these records.
  hidden: () => '',
  exported: ({ readable }) => ({
    liensDeSuivi: readable.map((link) => ({
      creeLe: link.at,
      dernierCodeValableJusquAu: link.code_expires_at ?? null,
      derniereSessionOuverteJusquAu: link.session_expires_at ?? null,
      effacementDemandePourLe: link.erase_at ?? null,
      revoqueLe: link.revoked_at ?? null,
      revoquePar: revokerLabelOrNull(link.revoked_by),
    })),
  }),
}
