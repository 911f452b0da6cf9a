type FigureContent = { prefix?: string; value: number; unit?: string; label: string }

const companyKeyFigures: FigureContent[] = [
  { prefix: '+ ', value: 85, label: 'expertises' },
  { value: 78, label: 'experts' },
  { value: 89, unit: '%', label: 'de satisfaction client' },
  { value: 9.1, unit: 'M€', label: 'de chiffre d’affaires' },
]

export const homePage = {
  statistics: {
    heading: 'Exemplia en chiffres',
    figures: companyKeyFigures,
  },
  expertises: {
    heading: 'Nos expertises',
    intro:
      'Quatre métiers réunis dans une même maison, parce qu’un projet se perd le plus souvent entre deux prestataires. Le consultant qui a recueilli le besoin, l’équipe qui développe et celle qui exploite se parlent chaque jour, et répondent ensemble du résultat.',
    cardLinkLabel: 'Découvrir cette expertise',
  },
  sectors: {
    heading: 'Nos secteurs',
    intro:
      'On conseille bien ce que l’on connaît. Chacun de nos six secteurs est conduit par une directrice ou un directeur qui en vient, et par des équipes formées à ses règles : DORA et Solvabilité II, NIS 2, bonnes pratiques GxP, loi AGEC. Vous n’aurez pas à nous apprendre votre métier.',
    cardLinkLabel: 'Voir nos solutions',
  },
  offers: {
    heading: 'Nos dernières offres',
    intro:
      'Nous recrutons une vingtaine de personnes par an, à Paris, Bordeaux, Nantes, Lyon et à distance. Chaque annonce indique la rémunération, et chaque candidature reçoit une réponse sous quinze jours.',
    allOffersLabel: 'Voir toutes nos offres',
    noOffersText:
      'Aucun poste n’est ouvert en ce moment. Votre candidature spontanée sera lue avec la même attention.',
  },
  locations: {
    heading: 'Nos agences',
    intro:
      'Trois agences proches de nos clients, toutes accessibles en transports en commun. Un café vous y attend, sur rendez-vous ou à l’improviste.',
    mapLinkLabel: 'Voir sur le plan',
  },
  testimonials: {
    heading: 'Ils nous font confiance',
    intro:
      'Nous demandons à chaque client, six mois après la fin d’une mission, ce qui a tenu et ce qui n’a pas tenu. Voici cinq de ces réponses.',
  },
  team: {
    heading: 'L’équipe de direction',
    intro:
      'Cinq directeurs et directrices de secteur, tous anciens praticiens. Ils suivent personnellement les missions et restent joignables du premier rendez-vous au bilan.',
  },
  contact: {
    heading: 'Parlons de votre projet',
    intro:
      'Quelques lignes suffisent : ce qui vous préoccupe, ce que vous avez déjà essayé, l’échéance s’il y en a une. Une personne compétente, et non un standard, vous répond sous deux jours ouvrés.',
    form: {
      nameLabel: 'Nom complet',
      emailLabel: 'E-mail',
      subjectLabel: 'Sujet',
      messageLabel: 'Message',
      submitLabel: 'Envoyer le message',
      consentNotice:
        'Vos coordonnées servent uniquement à vous répondre. Elles sont effacées trois ans après notre dernier échange ; vos droits sont détaillés dans les mentions légales.',
    },
  },
  faq: [
    {
      question: 'Quels services propose Exemplia ?',
      answer:
        'Exemplia réunit quatre expertises : la construction d’applications web et mobiles, le conseil métier et l’accompagnement agile, la science des données, l’infrastructure et la cybersécurité. Nos missions vont de l’étude de six semaines à la conduite complète d’un projet sur plusieurs années.',
    },
    {
      question: 'Dans quels secteurs d’activité intervenez-vous ?',
      answer:
        'Nous travaillons pour la banque et la finance, l’énergie et l’environnement, l’assurance, le retail et le luxe, les sciences de la vie, et les infrastructures de transport et de réseaux. Chaque secteur est suivi par une équipe qui en connaît la réglementation.',
    },
    {
      question: 'Comment se déroule le début d’une mission ?',
      answer:
        'Un premier échange d’une heure, sans engagement, permet de cerner la question. Nous proposons ensuite une phase de cadrage de trois à six semaines à prix fixe, qui produit un livrable utile en lui-même et une décision : continuer, réorienter ou s’arrêter.',
    },
    {
      question: 'Comment rejoindre Exemplia ?',
      answer:
        'Nos offres d’emploi, de stage et d’alternance sont publiées sur la page « Nos Offres », avec leur rémunération. Vous pouvez aussi envoyer une candidature spontanée. Chaque dossier reçoit une réponse motivée sous quinze jours.',
    },
  ],
  seo: {
    metaTitle: 'Conseil et ingénierie du numérique à Paris, Bordeaux et Nantes',
    metaDescription:
      'Applications métier, conseil, science des données, infrastructure, cybersécurité : 78 experts accompagnent votre transformation, du cadrage à l’exploitation.',
  },
}
