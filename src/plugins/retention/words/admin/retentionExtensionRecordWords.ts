import type { ApplicationRecordWords } from '@/src/content/admin/applicationRecordWords'

/** Why accepted applications stay, where a person's data is shown and exported. */
export const retentionExtensionRecordWords: ApplicationRecordWords = {
  label: 'Motifs de conservation de ses candidatures acceptées',
  onApplicationOf: (whose) => `Motif de conservation de la candidature de ${whose}`,
  // All staff may read these records.
  hidden: () => '',
  exported: ({ readable }) => ({
    conservationsProlongees: readable.map(({ at, reason }) => ({ le: at, motif: reason })),
  }),
}
