import { formatOtherPlaces } from '@/src/content/admin/media'

export const pictureUsageWords = {
  column: 'Utilisée dans',
  in: 'Dans\u00A0:',
  title: 'Où paraît cette image',
  none: 'Nulle part pour le moment',
  removal:
    'Tant qu’elle y paraît, elle ne peut être supprimée. Pour en mettre une autre partout d’un coup, remplacez le fichier ci-dessus, puis décrivez-le.',
  more: formatOtherPlaces,
} as const
