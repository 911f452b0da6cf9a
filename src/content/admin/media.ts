import { MAX_UPLOADED_PIXELS } from '@/src/domain/look/picture'

export const mediaText = {
  labels: { singular: 'Image', plural: 'Images' },
  description:
    'Images du site\u00A0: JPEG, PNG, WebP, AVIF ou SVG, 10 Mo au plus. Les formats plus légers sont créés automatiquement.',
  alt: {
    label: 'Texte alternatif',
    description: 'Ce que l’image montre, en une phrase, pour les personnes qui ne la voient pas.',
  },
  errors: {
    missing: 'Ce fichier n’existe pas ou n’existe plus.',
    typeRefused:
      'Ce fichier n’est pas une image acceptée. Choisissez une image JPEG, PNG, WebP, AVIF ou SVG.',
    drawingUnsafe:
      'Ce dessin SVG contient un script ou un lien, qui pourrait nuire aux visiteurs. Exportez-le sans, ou en PNG.',
    infected:
      'L’antivirus a bloqué cette image, qui n’a pas été enregistrée. Vérifiez l’ordinateur dont elle vient.',
    notChecked:
      'L’antivirus ne répond pas, l’image n’a pas été enregistrée. Réessayez dans quelques minutes.',
    tooManyPixels: `Cette image compte plus de ${MAX_UPLOADED_PIXELS / 1_000_000} millions de pixels. Réduisez ses dimensions, puis choisissez-la de nouveau.`,
    inUse: (places: readonly string[]) =>
      `Cette image paraît dans ${formatPictureUses(places)}. Mettez-en d’abord une autre à sa place, dans ces pages ou partout d’un coup en remplaçant le fichier de cette image.`,
    tooLarge: 'Cette image dépasse 10 Mo. Réduisez-la, puis choisissez-la de nouveau.',
  },
  credit: { label: 'Crédit', description: 'Facultatif\u00A0: auteur et licence.' },
} as const

export const formatOtherPlaces = (count: number) =>
  count === 1 ? 'et un autre endroit' : `et ${count} autres endroits`

const MAX_NAMED_PLACES = 5

function formatPictureUses(places: readonly string[]) {
  const rest = places.length - MAX_NAMED_PLACES
  const names = places.slice(0, MAX_NAMED_PLACES).map((name) => `«\u00A0${name}\u00A0»`)
  const more = rest > 0 ? [formatOtherPlaces(rest)] : []
  return [names.join(', '), ...more].join(' ')
}
