export const applicationDocumentWords = {
  contact: 'Coordonnées',
  files: 'Documents du candidat',
  cv: 'CV',
  letterFile: 'Lettre de motivation (fichier)',
} as const
