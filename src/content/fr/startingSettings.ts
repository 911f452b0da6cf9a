/** Default values of the settings. */
export const navigationLabels = {
  home: 'Accueil',
  expertises: 'Nos Expertises',
  sectors: 'Nos Secteurs',
  values: 'Notre ADN',
  offers: 'Nos Offres',
  contact: 'Contact',
} as const

export const usualOpeningHours = [
  { days: 'Lundi – Vendredi', hours: '9h00 – 19h00' },
  { days: 'Samedi – Dimanche', hours: 'Fermé' },
]
