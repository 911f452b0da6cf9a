export const jobOfferWords = {
  offers: 'Our vacancies',
  mission: 'The role',
  similar: 'Similar jobs',
  similarIntro: 'In the same field or the same place.',
  callTitle: 'Does this job sound like you?',
  callText:
    'The form fits on one page: your name, your email and, if you wish, a CV and a few lines.',
  allOffers: 'See all jobs',
} as const
