export const jobOfferWords = {
  offers: 'Nos offres',
  mission: 'La mission',
  similar: 'Offres proches',
  similarIntro: 'Dans le même métier ou au même endroit.',
  callTitle: 'Ce poste vous ressemble\u202F?',
  callText:
    'Le formulaire tient sur une page\u00A0: votre nom, votre e-mail, et si vous le souhaitez un CV et quelques lignes.',
  allOffers: 'Voir toutes les offres',
} as const
