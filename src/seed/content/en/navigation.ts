export const navigationLabels = [
  'Home',
  'Our expertise',
  'Our sectors',
  'Our values',
  'Our vacancies',
  'Contact',
]
