export const legalNoticeText = {
  label: 'Mentions légales',
  description:
    'Les mentions exigées par la loi. Le bouton «\u00A0Gérer les cookies\u00A0» est ajouté en bas de la page.',
  tabs: {
    identity: 'Éditeur et hébergeur',
    cookies: 'Cookies',
    terms: 'Conditions d’utilisation',
    privacy: 'Données personnelles',
    contact: 'Contact',
  },
  updatedOn: { label: 'Date de mise à jour', description: 'Affichée sous le titre.' },
  publisher: {
    label: 'Éditeur',
    companyName: { label: 'Raison sociale' },
    legalForm: { label: 'Forme juridique' },
    shareCapital: {
      label: 'Capital social',
      description: 'Par exemple «\u00A020 000 euros\u00A0».',
    },
    registration: { label: 'Immatriculation', description: 'RCS et numéro SIREN.' },
    vatNumber: { label: 'TVA intracommunautaire' },
    address: { label: 'Siège social' },
  },
  director: {
    label: 'Directeur de la publication',
    name: { label: 'Nom' },
    position: { label: 'Fonction' },
  },
  host: {
    label: 'Hébergeur',
    name: { label: 'Nom' },
    address: { label: 'Adresse' },
    phone: { label: 'Téléphone' },
  },
  cookies: {
    types: { label: 'Types de cookies', row: { singular: 'Type', plural: 'Types' } },
    name: { label: 'Nom' },
    description: { label: 'Description' },
    duration: { label: 'Durée de conservation' },
  },
  articles: { label: 'Articles', row: { singular: 'Article', plural: 'Articles' } },
  articleBody: { label: 'Texte' },
  contact: { email: { label: 'E-mail' }, phone: { label: 'Téléphone' } },
} as const
