import type { FieldText } from '@/src/content/admin/fieldText'
import { SOCIAL_IMAGE_SIZE } from '@/src/domain/pages/metadata'

const seoNumberFormat = new Intl.NumberFormat('fr-FR')

export const seoText = {
  group: { label: 'Référencement' },
  metaTitle: {
    label: 'Titre pour les moteurs de recherche',
    description:
      'Vide\u00A0: le titre de la page. Le nom de l’entreprise est ajouté. Au-delà de 60 caractères, les réseaux sociaux n’en montrent que le début.',
  },
  metaDescription: {
    label: 'Description pour les moteurs de recherche',
    description:
      'Vide\u00A0: le résumé ou l’introduction. Au-delà de 160 caractères, elle est coupée.',
  },
  socialImage: {
    label: 'Image pour les réseaux sociaux',
    description: `${seoNumberFormat.format(SOCIAL_IMAGE_SIZE.width)} × ${SOCIAL_IMAGE_SIZE.height}\u00A0pixels. Vide\u00A0: une image est composée à partir du titre.`,
  },
} as const satisfies Record<string, FieldText>
