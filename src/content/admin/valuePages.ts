import { JOB_LIST_PATH } from '@/src/domain/urls/sitePaths'
export const valuePagesText = {
  labels: { singular: 'Page «\u00A0Notre ADN\u00A0»', plural: 'Pages «\u00A0Notre ADN\u00A0»' },
  description:
    'Chaque page publiée a sa carte sur «\u00A0Notre ADN\u00A0». Faites glisser les lignes pour changer leur ordre.',
  icon: { label: 'Pictogramme', description: 'Affiché sur la carte de la page.' },
  callToActionDefaults: { label: "Voir nos offres d'emploi", url: JOB_LIST_PATH },
} as const
