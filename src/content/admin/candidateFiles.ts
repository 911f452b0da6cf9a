export const candidateFilesText = {
  labels: { singular: 'Fichier de candidat', plural: 'Fichiers des candidats' },
  originalName: { label: 'Nom d’origine' },
  hasActiveContent: { label: 'Contient un script ou ouvre un programme' },
}
