/** The words around the texts of the content pages. */
export const pageWords = {
  expertises: 'Expertises',
  sectors: 'Nos Secteurs',
  values: 'Notre ADN',
  backToValues: 'Retour à Notre ADN',
  pauseLogos: 'Mettre le défilement en pause',
  resumeLogos: 'Reprendre le défilement',
  quotation: (text: string) => `«\u00A0${text}\u00A0»`,
  onPartner: (name: string) => `sur ${name}`,
  newTab: '(nouvel onglet)',
} as const

export const legalNoticeWords = {
  contents: 'Sommaire',
  updatedOn: (date: string) => `Mise à jour le ${date}`,
  companyName: 'Raison sociale',
  legalForm: 'Forme juridique',
  shareCapital: 'Capital social',
  registration: 'Immatriculation',
  vatNumber: 'TVA intracommunautaire',
  headOffice: 'Siège social',
  name: 'Nom',
  position: 'Fonction',
  address: 'Adresse',
  phone: 'Téléphone',
  email: 'E-mail',
  cookieType: 'Type',
  cookiePurpose: 'À quoi ils servent',
  cookieDuration: 'Durée de conservation',
} as const
