/** The paths of the site's own pages to which code links. */
export const HOME_PATH = '/'
export const VALUES_PATH = '/notre-adn'
export const JOB_LIST_PATH = '/nos-offres'
export const LEGAL_NOTICE_PATH = '/mentions-legales'

// The paths of sections of the home page.
export const EXPERTISES_SECTION_PATH = '/#expertises'
export const SECTORS_SECTION_PATH = '/#secteurs'
export const OFFERS_SECTION_PATH = '/#offers'
export const CONTACT_SECTION_PATH = '/#contact'

/** The section of the legal notice about personal data. */
export const PERSONAL_DATA_PATH = `${LEGAL_NOTICE_PATH}#donnees-personnelles`

// Matches internal pages without a public path of their own: other paths are rewritten to them.
const REWRITTEN_PAGE_PATH_PATTERN = /^\/offres-trouvees$|\/sans-offre$/

/** The internal path of a page, from the segments of its Next.js route. */
export function pathOfRouteSegments(segments: readonly string[]): string {
  const path = `/${segments.filter((segment) => !segment.startsWith('(')).join('/')}`
  return path.replace(REWRITTEN_PAGE_PATH_PATTERN, (folder) =>
    folder === '/sans-offre' ? '' : JOB_LIST_PATH,
  )
}
