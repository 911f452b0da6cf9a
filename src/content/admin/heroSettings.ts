import { CONTACT_SECTION_PATH } from '@/src/domain/urls/sitePaths'
export const heroSettingsText = {
  label: 'Bannière d’accueil',
  description: 'Le haut de la page d’accueil\u00A0: ce qu’un visiteur lit en premier.',
  mainTitle: { label: 'Titre principal' },
  subTitle: { label: 'Sous-titre' },
  highlightText: {
    label: 'Texte mis en valeur',
    description: 'Affiché sous le titre, dans la couleur d’accent.',
  },
  ctaText: { label: 'Texte du bouton' },
  ctaUrl: { label: 'Lien du bouton', placeholder: CONTACT_SECTION_PATH },
  backgroundImage: {
    label: 'Image de fond',
    description: 'Sans image, un dessin de la maison est tracé aux couleurs de l’identité.',
  },
  isHouseDrawing: {
    label: 'L’image est un dessin de la maison',
    description:
      'Ses couleurs (bleu nuit, blanc, orangé) suivent alors celles de l’identité. À laisser décoché pour une photo.',
  },
  backgroundImageUrl: {
    label: 'Adresse d’une image de fond',
    description: 'Utilisée seulement quand aucune image n’est choisie ci-dessus.',
  },
}
