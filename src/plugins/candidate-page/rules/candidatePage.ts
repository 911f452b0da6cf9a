import { MAX_EMAIL_CHARACTERS } from '@/src/domain/people/emailAddress'
import { candidatePages } from './candidatePages'

/** The internal path of the candidate page. */
export const CANDIDATE_PAGE_PATH = `/${candidatePages.folder.fr}`

/** The parameter of the URL that contains the token of a link. */
export const LINK_TOKEN_PARAMETER = 'jeton'
/** The parameter of the URL after a candidate has revoked the link. */
export const LINK_REVOKED_PARAMETER = 'revoque'

export const LINK_REQUEST_LIMITS = { email: MAX_EMAIL_CHARACTERS } as const

/** Mails with links that an e-mail address may get within an hour, from all clients together. */
export const MAX_LINK_MAILS_PER_HOUR = 3

/** The most applications that one mail lists. */
export const MAX_LINKS_PER_MAIL = 30

export const LINK_REVOKERS = ['candidate', 'staff'] as const

export const CANDIDATE_LINKS_KIND = 'candidateLinks'
