/** The words around the texts of the content pages. */
export const pageWords = {
  expertises: 'Expertise',
  sectors: 'Our sectors',
  values: 'Our values',
  backToValues: 'Back to Our values',
  pauseLogos: 'Pause scrolling',
  resumeLogos: 'Resume scrolling',
  quotation: (text: string) => `“${text}”`,
  onPartner: (name: string) => `about ${name}`,
  newTab: '(new tab)',
} as const

export const legalNoticeWords = {
  contents: 'Contents',
  updatedOn: (date: string) => `Updated on ${date}`,
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
