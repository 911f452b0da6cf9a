export const homePageText = {
  label: 'Accueil',
  description:
    'La bannière se règle dans «\u00A0Bannière d’accueil\u00A0», les coordonnées et les horaires dans «\u00A0Réglages du site\u00A0», l’adresse dans «\u00A0Agences\u00A0».',
  tabs: {
    statistics: 'Chiffres',
    expertises: 'Expertises',
    sectors: 'Secteurs',
    offers: 'Offres',
    locations: 'Agences',
    testimonials: 'Témoignages',
    team: 'Direction',
    contact: 'Contact',
    faq: 'Questions fréquentes',
  },
  statistics: {
    heading: { label: 'Titre', description: 'Lu par les lecteurs d’écran, non affiché.' },
    figures: { label: 'Chiffres', row: { singular: 'Chiffre', plural: 'Chiffres' } },
    prefix: { label: 'Avant le nombre', description: 'Facultatif, par exemple «\u00A0+\u00A0».' },
    value: { label: 'Nombre', description: 'Compté de 0 jusqu’à cette valeur. Décimales admises.' },
    unit: {
      label: 'Unité',
      description: 'Facultative, par exemple «\u00A0%\u00A0» ou «\u00A0M€\u00A0».',
    },
    label: { label: 'Légende' },
  },
  cardLink: { label: 'Texte du lien des cartes' },
  allOffersLink: { label: 'Texte du lien vers toutes les offres' },
  noOffers: { label: 'Texte sans offre', description: 'Affiché quand aucune offre n’est active.' },
  mapLink: { label: 'Texte du lien vers le plan' },
  contact: {
    form: { label: 'Formulaire' },
    name: { label: 'Champ du nom' },
    email: { label: 'Champ de l’e-mail' },
    subject: { label: 'Champ du sujet' },
    message: { label: 'Champ du message' },
    submit: { label: 'Bouton d’envoi' },
    consent: {
      label: 'Mention sous le formulaire',
      description: 'Ce que l’entreprise fait des données envoyées.',
    },
  },
  contactDefaults: {
    name: 'Nom complet',
    email: 'E-mail',
    subject: 'Sujet',
    message: 'Message',
    submit: 'Envoyer le message',
  },
  faq: {
    questions: {
      label: 'Questions',
      description:
        'Destinées aux moteurs de recherche\u00A0: elles ne s’affichent pas sur la page.',
      row: { singular: 'Question', plural: 'Questions' },
    },
    question: { label: 'Question' },
    answer: { label: 'Réponse' },
  },
} as const
