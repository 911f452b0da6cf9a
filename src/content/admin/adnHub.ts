export const adnHubText = {
  label: 'Notre ADN',
  description: 'La page qui mène aux pages «\u00A0Notre ADN\u00A0».',
  tabs: { cards: 'Cartes' },
  subtitle: { label: 'Sous-titre' },
  cardLink: { label: 'Texte du lien des cartes' },
  closing: { label: 'Bloc final' },
  closingTitle: { label: 'Titre' },
  links: { label: 'Liens', row: { singular: 'Lien', plural: 'Liens' } },
  defaults: { subtitle: 'Vie en entreprise & RSE', cardLink: 'En savoir plus' },
} as const
