import type { FileChecker, FileCheckState } from '@/src/domain/files/fileCheck'

export const fileCheckStateLabels = {
  pending: 'analyse en attente',
  clean: 'sain',
  blocked: 'bloqué',
} as const satisfies Record<FileCheckState, string>

export const fileCheckerLabels = {
  'own-checks': 'contrôles du site',
  clamav: 'ClamAV',
} as const satisfies Record<FileChecker, string>

export const fileCheckWords = {
  state: 'Examen du fichier',
  checked: (checker: FileChecker, date: string) => `${fileCheckerLabels[checker]}, ${date}`,
  pending:
    'Ce fichier n’a pas encore été examiné. Il s’ouvrira ici tout seul dès que ce sera fait\u00A0: il n’y a rien à faire.',
  refused: (reason: string) =>
    `${reason}\u00A0: les contrôles du site ont refusé ce fichier. Il ne peut être ni lu ni téléchargé, par personne. Un e-mail en demande un autre exemplaire au candidat, sauf si les e-mails du site sont désactivés.`,
  blocked: (finding: string) =>
    `L’antivirus a reconnu «\u00A0${finding}\u00A0» dans ce fichier. Il ne peut être ni lu ni téléchargé, par personne. Au besoin, demandez au candidat un autre exemplaire.`,
} as const
