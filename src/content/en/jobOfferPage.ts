export const jobOfferWords = {
  offers: 'Our vacancies',
  mission: 'The role',
  similar: 'Similar vacancies',
  similarIntro: 'In the same field or the same place.',
  callTitle: 'Does this role sound like you?',
  callText:
    'The form fits on one page: your name, your email and, if you wish, a CV and a few lines.',
  allOffers: 'See all our vacancies',
} as const
