export const applicationDocumentWords = {
  contact: 'Coordonnées',
  facts: 'Provenance de la candidature',
  files: 'Documents du candidat',
  cv: 'CV',
  letterFile: 'Lettre de motivation (fichier)',
} as const
