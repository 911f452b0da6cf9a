import { JOB_LIST_PATH } from '@/src/domain/sitePaths'
export const valuePagesText = {
  labels: { singular: 'Page « Notre ADN »', plural: 'Pages « Notre ADN »' },
  description:
    'Chaque page publiée a sa carte sur « Notre ADN ». Faites glisser les lignes pour changer leur ordre.',
  icon: { label: 'Pictogramme', description: 'Affiché sur la carte de la page.' },
  callToActionDefaults: { label: "Voir nos offres d'emploi", url: JOB_LIST_PATH },
} as const
