import type { FileWarning } from '@/src/domain/files/fileWarning'

export const candidateFilesText = {
  labels: { singular: 'Fichier de candidat', plural: 'Fichiers des candidats' },
  onlyFromApplication: 'Ce fichier se lit et se télécharge depuis la candidature.',
  originalName: { label: 'Nom d’origine' },
  hasActiveContent: { label: 'Contient un script ou ouvre un programme' },
  marks: { label: 'Ce qui se trouve hors du fichier' },
  checkState: { label: 'Examen' },
  checkedAt: { label: 'Examiné le' },
  checkedBy: { label: 'Examiné par' },
  finding: { label: 'Trouvé dans le fichier' },
  spooledOn: { label: 'En attente de rangement sur' },
}

/** Warnings shown above a document before its download. */
export const fileWarningSentences = {
  linkedPicture:
    'Ce document renvoie à une image qui n’est pas dans le fichier, mais sur internet ou sur un autre ordinateur. L’aperçu ne la charge pas\u00A0; Word, lui, peut aller la chercher et dire ainsi que le document a été ouvert.',
  linkedFile:
    'Ce document renvoie à un fichier resté sur l’ordinateur du candidat. L’aperçu ne le charge pas\u00A0; si vous téléchargez le document, refusez la mise à jour des liens.',
  opensOtherFile:
    'Ce document peut ouvrir un autre fichier. L’aperçu ne le fait pas\u00A0; si vous le téléchargez, n’autorisez rien de ce qu’il demande.',
  sendsForm:
    'Ce document contient un formulaire qui peut envoyer ce qu’on y écrit. L’aperçu n’envoie rien\u00A0; si vous le téléchargez, n’autorisez rien de ce qu’il demande.',
  importsData:
    'Ce document peut importer des données d’un autre fichier. L’aperçu ne le fait pas\u00A0; si vous le téléchargez, n’autorisez rien de ce qu’il demande.',
} as const satisfies Record<FileWarning, string>
