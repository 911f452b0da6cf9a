import { formatStoredDay } from './dates'

/** The fixed texts of the content pages. */
export const contentPageWords = {
  expertises: 'Expertise',
  sectors: 'Our sectors',
  values: 'Our values',
  backToValues: 'Back to Our values',
  pauseLogos: 'Pause scrolling',
  resumeLogos: 'Resume scrolling',
  onPartner: (name: string) => `about ${name}`,
} as const

export const legalNoticeWords = {
  contents: 'Contents',
  updatedOn: (noon: string) => `Updated on ${formatStoredDay(noon)}`,
  companyName: 'Company name',
  legalForm: 'Legal form',
  shareCapital: 'Share capital',
  registration: 'Registration',
  vatNumber: 'EU VAT number',
  headOffice: 'Registered office',
  name: 'Name',
  position: 'Position',
  address: 'Address',
  phone: 'Phone',
  email: 'Email',
  cookieType: 'Type',
  cookiePurpose: 'What they are for',
  cookieDuration: 'Retention period',
} as const
