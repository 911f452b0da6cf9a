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

/** What becomes of the data of visitors, in the legal notice. */
export const PERSONAL_DATA_PATH = `${LEGAL_NOTICE_PATH}#donnees-personnelles`

// Pages that are shown at the address of another.
const SHOWN_ELSEWHERE = /^\/offres-trouvees$|\/sans-offre$/

/** The house path of a page by the folders in which Next finds it, one after the other. */
export function pathOfSegments(segments: readonly string[]): string {
  const path = `/${segments.filter((segment) => !segment.startsWith('(')).join('/')}`
  return path.replace(SHOWN_ELSEWHERE, (folder) => (folder === '/sans-offre' ? '' : JOB_LIST_PATH))
}
