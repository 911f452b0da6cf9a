/** Texts on every page: header, menu, footer, 404. */
export const siteWords = {
  skipToContent: 'Skip to content',
  breadcrumb: 'Breadcrumb',
  home: 'Home',
  homeOf: (company: string) => `${company}, home`,
  coordinates: 'Contact details',
  phone: 'Phone',
  email: 'Email',
  linkedIn: (company: string) => `${company} on LinkedIn`,
  twitter: (company: string) => `${company} on X (Twitter)`,
  quickLinks: 'Quick links',
  expertises: 'Our expertise',
  offices: 'Where to find us',
  legalNotice: 'Legal notice',
  newTab: '(new tab)',
  quotation: '“{text}”',
  copyright: (company: string) => `© ${company}. All rights reserved.`,
} as const

/** The fixed texts of the menu. */
export const menuWords = {
  mainNavigation: 'Main navigation',
  openMenu: 'Menu',
  closeMenu: 'Close menu',
  contactUs: 'Contact us',
} as const

export const maintenanceWords = {
  title: 'Site under maintenance',
  explanation:
    'Maintenance work is in progress. It will not take long: please come back in a few minutes.',
  meanwhile: 'Until then, you can still reach our teams:',
} as const

export const notFoundWords = {
  code: '404',
  title: 'Page not found',
  explanation:
    'The address may be incomplete, or the page may have moved. Our vacancies and our expertise are still where they were.',
  back: 'Previous page',
  home: 'Back to the home page',
  offers: 'See our vacancies',
} as const

/** Texts of the notice for a page that exists only in another language. */
export const untranslatedWords = {
  title: 'This page has not been translated yet',
  explanation: (language: string) => `For now it is only available in ${language}.`,
  read: (language: string) => `Read it in ${language}`,
} as const
