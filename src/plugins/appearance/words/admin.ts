import type { ColourPair, ColourPairName } from '@/src/plugins/appearance/rules/brandColours'

export const identityText = {
  tab: 'Identité',
  logo: {
    label: 'Logo',
    description:
      'SVG ou PNG, sur fond clair. Il remplace le nom de l’entreprise dans l’en-tête\u00A0; sans logo, le nom est composé en lettres.',
  },
  logoOnDark: {
    label: 'Logo pour fond foncé',
    description: 'Le même en clair, pour le pied de page et les e-mails (PNG pour ces derniers).',
  },
  icon: {
    label: 'Icône',
    description: 'PNG carré d’au moins 180 pixels\u00A0: onglet du navigateur, écran d’accueil.',
  },
  accentColor: {
    label: 'Couleur d’accent',
    description: 'Les liens, les boutons et les traits.',
    placeholder: '#b23810',
  },
  darkColor: {
    label: 'Couleur foncée',
    description: 'Les titres, le pied de page et les bandeaux à texte clair.',
    placeholder: '#0b1f3a',
  },
  pick: 'Choisir la couleur',
  notAColour: 'Écrivez la couleur en hexadécimal, comme #b23810.',
  contrasts: 'Lisibilité des couleurs',
  contrastsHelp:
    'Chaque texte doit ressortir d’au moins 4,5:1 sur son fond\u00A0; en dessous, une partie des visiteurs ne peut pas le lire et l’enregistrement est refusé.',
  readable: 'lisible',
  unreadable: 'trop faible',
} as const

export const colourPairLabels = {
  accentOnWhite: 'Lien sur blanc',
  accentOnPaper: 'Lien sur le fond du site',
  accentOnDeepPaper: 'Lien sur le fond appuyé',
  whiteOnAccent: 'Texte blanc d’un bouton',
  darkOnPaper: 'Titre sur le fond du site',
  darkOnDeepPaper: 'Titre sur le fond appuyé',
  lightOnDark: 'Texte clair sur la couleur foncée',
  quietOnDark: 'Texte secondaire sur la couleur foncée',
  accentOnDark: 'Accent éclairci sur la couleur foncée',
} as const satisfies Record<ColourPairName, string>

/** Rounds down, so that the ratio never appears to reach the minimum, for example 4,52:1. */
export const formatContrastRatio = (contrast: number) =>
  `${(Math.floor(contrast * 100) / 100).toLocaleString('fr-FR')}:1`

export const lowContrastError = ({ of, contrast }: ColourPair) =>
  `Contraste insuffisant — ${colourPairLabels[of].toLowerCase()}\u00A0: ${formatContrastRatio(contrast)}, il faut au moins 4,5:1. Choisissez une couleur plus foncée.`
