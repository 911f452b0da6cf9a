export const contactWords = {
  required: 'Tous les champs sont obligatoires.',
  sending: 'Envoi en cours...',
  legalNotice: 'En savoir plus sur vos droits',
  sentTitle: 'Message envoyé !',
  sentText: 'Nous vous répondrons dans les plus brefs délais.',
  backHome: "Retour à l'accueil",
  correctTitle: 'Corriger votre message',
  correctIntroduction:
    'Votre message n’est pas encore parti. Votre texte a été conservé\u00A0: complétez ce qui est signalé, puis renvoyez-le.',
  expired:
    'Votre texte n’est plus conservé\u00A0: il ne l’est que pendant une demi-heure. Vous pouvez l’écrire à nouveau ici.',
  address: 'Adresse',
  email: 'E-mail',
  phone: 'Téléphone',
  openingHours: 'Horaires d’ouverture',
} as const
