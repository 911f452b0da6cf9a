export const jobOffersText = {
  labels: { singular: 'Offre d’emploi', plural: 'Offres d’emploi' },
  description: 'Les offres actives sont visibles sur le site dès leur enregistrement.',
  title: { label: 'Titre du poste', placeholder: 'Développeur full-stack React / Node.js' },
  slug: {
    label: 'Adresse de l’offre',
    description:
      'Faite à partir du titre. Si elle change, l’ancienne adresse continue de mener à l’offre.',
  },
  location: { label: 'Lieu' },
  contract: { label: 'Contrat' },
  category: { label: 'Catégorie' },
  experience: { label: 'Niveau d’expérience' },
  mission: {
    label: 'Mission',
    description: 'Le caractère «\u00A0•\u00A0» commence une nouvelle ligne.',
    placeholder: '• Concevoir …\n• Développer …',
  },
  stack: { label: 'Stack technique', description: 'Une technologie par ligne.' },
  benefits: { label: 'Avantages', description: 'Un avantage par ligne.' },
  profile: { label: 'Profil recherché', description: 'Une attente par ligne.' },
  publishedDate: {
    label: 'Date',
    inForm: 'Date de publication',
    placeholder: 'JJ/MM/AAAA',
    calendar: 'Choisir la date dans le calendrier',
  },
  isActive: {
    label: 'Statut',
    inForm: 'Offre active',
    description: 'Décochée, l’offre disparaît aussitôt du site.',
  },
  errors: {
    titleRequired: 'Indiquez le titre du poste.',
    locationRequired: 'Choisissez un lieu.',
    contractRequired: 'Choisissez un type de contrat.',
    categoryRequired: 'Choisissez une catégorie.',
    experienceRequired: 'Choisissez un niveau d’expérience.',
    missionRequired: 'Décrivez la mission.',
    publishedDateRequired: 'Indiquez la date de publication.',
    publishedDateFormat: 'Format de date invalide. Utilisez le format JJ/MM/AAAA',
  },
}
