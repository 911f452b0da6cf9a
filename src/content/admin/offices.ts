export const officesText = {
  labels: { singular: 'Agence', plural: 'Agences' },
  description:
    'Les agences de l’accueil, du pied de page et des annonces. L’adresse saisie ici est la seule\u00A0: elle est la même partout. Celle de la première agence de la liste figure aussi en haut de chaque page et dans les coordonnées de l’accueil.',
  name: {
    label: 'Nom',
    description: 'Par exemple «\u00A0Paris\u00A0» ou «\u00A0Paris – siège\u00A0».',
  },
  street: { label: 'Rue' },
  postalCode: { label: 'Code postal' },
  city: { label: 'Ville' },
  phone: { label: 'Téléphone' },
  email: { label: 'E-mail' },
  jobLocation: {
    label: 'Lieu des offres',
    description:
      'Les offres de ce lieu portent l’adresse de cette agence dans les moteurs de recherche.',
    unknown: 'Choisissez l’un des lieux des offres, autre que sans lieu.',
  },
  mapsQuery: {
    label: 'Recherche sur le plan',
    description: 'Ce que le lien du plan cherche. Vide\u00A0: l’adresse.',
  },
  picture: { label: 'Image' },
} as const
