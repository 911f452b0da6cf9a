import { rowActionLabels } from './rowActionTexts'

export const applicationViewWords = {
  statusOf: (name: string) => `Statut de la candidature de ${name}`,
  decision: 'Décision',
  updated: (name: string, status: string) =>
    `${rowActionLabels.statusUpdated} – ${name}\u00A0: ${status}`,
  notUpdated: (name: string) =>
    `La décision sur la candidature de ${name} n’a pas pu être enregistrée\u00A0: elle est à reprendre.`,
  downloadCv: 'Télécharger le CV',
  downloadLetter: 'Télécharger la lettre de motivation',
  preparing: 'Préparation…',
  downloadCvFailed: 'Erreur lors du téléchargement du CV',
  downloadLetterFailed: 'Erreur lors du téléchargement de la lettre de motivation',
  cvIsActive:
    'Attention : ce CV contient un script ou ouvre un programme. Lisez-le ici, où rien ne s’exécute ; si vous le téléchargez, n’autorisez rien de ce qu’il demande.',
  letterIsActive:
    'Attention : cette lettre de motivation contient un script ou ouvre un programme. Lisez-la ici, où rien ne s’exécute ; si vous la téléchargez, n’autorisez rien de ce qu’elle demande.',
  noCv: 'Aucun CV joint',
  writeTo: (name: string) => `Écrire à ${name}`,
  anonymised:
    'Candidature anonymisée\u00A0: sa durée de conservation est passée. Le nom, les coordonnées, la lettre, les fichiers, les notes et les avis ont été effacés.',
  anonymisedName: 'Candidature anonymisée',
  noPhone: 'Téléphone non renseigné',
  coverLetter: 'Lettre de motivation',
  noCoverLetter: 'Le candidat n’a pas joint de lettre.',
  receivedOn: (date: string) => `Candidature reçue le ${date}`,
  spontaneous: 'Candidature spontanée',
} as const
