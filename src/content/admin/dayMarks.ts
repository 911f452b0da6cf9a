import { formatCount } from './visitStats'

export const dayMarksText = {
  labels: { singular: 'Repère', plural: 'Repères' },
  day: 'Jour',
  sentence: 'Repère',
  wrongDay: 'Ce jour n’est pas dans le calendrier',
  empty: 'Le repère est vide',
  add: 'Ajouter un repère',
  placeholder: 'Newsletter de novembre',
  adding: 'Ajout…',
  edit: (sentence: string) => `Modifier «\u00A0${sentence}\u00A0»`,
  save: 'Enregistrer',
  saving: 'Enregistrement…',
  cancel: 'Annuler',
  delete: (sentence: string) => `Supprimer «\u00A0${sentence}\u00A0»`,
  deleteHeading: 'Supprimer ce repère\u00A0?',
  confirmDelete: (sentence: string) =>
    `«\u00A0${sentence}\u00A0» disparaîtra des statistiques de toute l’équipe.`,
  added: 'Repère ajouté',
  saved: 'Repère enregistré',
  deleted: 'Repère supprimé',
  failed: 'Le repère n’a pas été enregistré. Vérifiez la connexion, puis recommencez.',
  deleteFailed: 'Le repère n’a pas été supprimé. Vérifiez la connexion, puis recommencez.',
  tooLong: (characters: number) => `${formatCount(characters)}\u00A0caractères au plus`,
} as const
