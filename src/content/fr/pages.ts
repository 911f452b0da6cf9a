import { formatStoredDay } from '../dates'

/** The fixed texts of the content pages. */
export const contentPageWords = {
  expertises: 'Expertises',
  sectors: 'Nos Secteurs',
  values: 'Notre ADN',
  backToValues: 'Retour à Notre ADN',
  pauseLogos: 'Mettre le défilement en pause',
  resumeLogos: 'Reprendre le défilement',
  onPartner: (name: string) => `sur ${name}`,
} as const

export const legalNoticeWords = {
  contents: 'Sommaire',
  updatedOn: (noon: string) => `Mise à jour le ${formatStoredDay(noon)}`,
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
