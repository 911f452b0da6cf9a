export const candidateFilesText = {
  labels: { singular: 'Fichier de candidat', plural: 'Fichiers des candidats' },
  onlyFromApplication: 'Ce fichier se lit et se télécharge depuis la candidature.',
  originalName: { label: 'Nom d’origine' },
  hasActiveContent: { label: 'Contient un script ou ouvre un programme' },
  checkState: { label: 'Examen' },
  checkedAt: { label: 'Examiné le' },
  checkedBy: { label: 'Examiné par' },
  finding: { label: 'Trouvé dans le fichier' },
  spooledOn: { label: 'En attente de rangement sur' },
}
