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
    description:
      'Décochée, l’offre disparaît aussitôt des listes\u00A0; sa page dit pendant 30 jours qu’elle est terminée.',
  },
  publication: { label: 'Publication' },
  publishAt: {
    label: 'Mise en ligne prévue',
    description:
      'L’offre paraît d’elle-même à cette heure. Vide\u00A0: elle paraît quand elle est active.',
  },
  endsAt: {
    label: 'Fin prévue',
    description:
      'Sans heure, l’offre reste en ligne jusqu’à la fin de ce jour. Elle est ensuite dite «\u00A0Expirée\u00A0».',
  },
  endTime: 'Heure (facultative)',
  closedAs: {
    label: 'Ce que lit qui arrive sur sa page',
    description: 'Sans choix, une offre que l’on désactive est dite «\u00A0Retirée\u00A0».',
  },
  closedAt: { label: 'Terminée le' },
  shownUntil: { label: 'Sa page le dit jusqu’au' },
  /** What is missing in a date or time, by the input that is incomplete. */
  incomplete: {
    moment:
      'Indiquez la date et l’heure en entier, ou videz le champ\u00A0: une valeur incomplète n’est pas enregistrée.',
    day: 'Indiquez le jour, le mois et l’année, ou videz la date\u00A0: une valeur incomplète n’est pas enregistrée.',
    time: 'Indiquez l’heure et les minutes, ou videz l’heure\u00A0: une valeur incomplète n’est pas enregistrée.',
  },
  /** The time zone beside a date field. */
  clocks: (zone: string) => `Heure de ${zone}`,
  pay: { label: 'Rémunération' },
  payMinimum: { label: 'Minimum brut (en euros)' },
  payMaximum: { label: 'Maximum brut (en euros)' },
  payPeriod: { label: 'Par' },
  payExtra: {
    label: 'Primes et variable',
    description: 'Ce qui s’ajoute ou est compris, en quelques mots.',
  },
  work: { label: 'Conditions de travail' },
  remoteDays: {
    label: 'Jours de télétravail par semaine',
    description: 'De 0 à 5\u00A0; 5 veut dire que personne n’a besoin de venir.',
  },
  isPartTime: { label: 'Temps partiel' },
  startsOn: { label: 'Début', placeholder: 'Dès que possible, septembre 2027…' },
  errors: {
    opensWhileOpen:
      'Cette offre est déjà en ligne. Désactivez-la avant de prévoir sa mise en ligne.',
    opensInThePast:
      'Cette heure est passée. Pour mettre l’offre en ligne maintenant, cochez «\u00A0Offre active\u00A0».',
    endsInThePast:
      'Cette heure est passée. Pour mettre fin à l’offre maintenant, décochez «\u00A0Offre active\u00A0».',
    endsBefore: 'La fin prévue doit venir après la mise en ligne.',
    payMissing: 'Indiquez la rémunération\u00A0: elle est exigée pour mettre une offre en ligne.',
    payInvalid: 'Indiquez un montant en euros, supérieur à zéro et d’un million au plus.',
    payReversed: 'Le maximum doit être au moins égal au minimum.',
    remoteDaysInvalid: 'Indiquez un nombre entier de jours, de 0 à 5.',
    remoteDaysContradict:
      'Le lieu de l’offre est sans adresse\u00A0: indiquez 5 jours, ou laissez vide.',
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
