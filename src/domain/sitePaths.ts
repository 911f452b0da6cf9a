/** The addresses of the site's own pages that code leads to. */
export const HOME_PATH = '/'
export const VALUES_PATH = '/notre-adn'
export const JOB_LIST_PATH = '/nos-offres'
export const LEGAL_NOTICE_PATH = '/mentions-legales'

// Sections of the home page.
export const EXPERTISES_PATH = '/#expertises'
export const SECTORS_PATH = '/#secteurs'
export const OFFERS_SECTION_PATH = '/#offers'
export const CONTACT_PATH = '/#contact'
