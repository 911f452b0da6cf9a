export const navigationLabels = {
  home: 'Home',
  expertises: 'Our expertise',
  sectors: 'Our sectors',
  values: 'Our values',
  offers: 'Our vacancies',
  contact: 'Contact',
} as const

export const usualOpeningHours = [
  { days: 'Monday – Friday', hours: '9 am – 7 pm' },
  { days: 'Saturday – Sunday', hours: 'Closed' },
]
