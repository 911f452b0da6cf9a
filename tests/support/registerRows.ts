import type { CollectionSlug, Payload, PayloadRequest } from 'payload'
import type { SignedInUser } from '@/src/domain/accounts/signedInUser'
import type { SiteTimezone } from '@/src/domain/languages/siteLocale'
import type { Period } from '@/src/domain/visits/period'
import type { Person } from './people'
import type { RestClient } from './restClient'

/** Each register of the core's tests has a row for everything of one kind; these are the rows. */

export const HTTP_METHODS = ['GET', 'POST', 'PATCH', 'PUT', 'DELETE', 'OPTIONS'] as const
type HttpMethod = (typeof HTTP_METHODS)[number]

/**
 * One request to a route. `:cv` and similar parts of its URL are replaced by records that the test
 * creates.
 */
export type ResponseRow = Partial<Record<HttpMethod, string>> & {
  /** One status for all, or one each for a visitor, a Moderator and an Administrator. */
  status: number | [visitor: number, moderator: number, administrator: number]
  /** JSON, or a URL-encoded form. */
  body?: object | URLSearchParams
  /** Content type of the Administrator's response; JSON by default. */
  type?: string
  cache?: string
  location?: string
  /** The status of the same request from a page of another site. */
  crossSite?: number
}

export const HTML_TYPE = 'text/html; charset=utf-8'
export const CSV_TYPE = 'text/csv; charset=utf-8'
export const EMPTY_NAME_FORM = new URLSearchParams({ name: '' })
export const UNKNOWN_IDS = { ids: [999_999] }

export const STAFF: Person[] = ['moderator', 'admin', 'super-admin']
export const ADMINS: Person[] = ['admin', 'super-admin']

type RequestOptions = { headers: Record<string, string>; signal: AbortSignal }
type RouteRecords = {
  file: number
  letter: number
  message: number
  application: number
  offer: number
  invited: number
  anApplication: () => Promise<number>
  payload: Payload
}

/** A route that not all users may use, and a request to it. */
export type ClosedRoute = {
  allowed: Person[]
  ask: (asked: RequestOptions, records: RouteRecords) => Promise<Response>
}

/** Arguments of Payload's server functions, and who may use them. */
export type ServerFunctionRow = { may: Person[]; args: () => object }

export const apiUrl = (path: string) => `https://exemplia.test/api/${path}`

export const get = (path: string, asked: RequestOptions) => new Request(apiUrl(path), asked)

export const post = (path: string, sent: object, { headers, signal }: RequestOptions) =>
  new Request(apiUrl(path), {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify(sent),
    signal,
  })

export const routeContext = <Named>(named: Named) => ({ params: Promise.resolve(named) })

type AllowedPersons = readonly Person[]
type RightsRecords = {
  application: number
  message: number
  picture: number
  /** An application that no other test uses. */
  anotherApplication: () => number
}

/** The rights on a collection. */
export type CollectionRow = {
  rights: {
    create: AllowedPersons
    read: AllowedPersons
    update: AllowedPersons
    remove: AllowedPersons
  }
  /** The users who may delete many documents, of which only their own are deleted. */
  removeOwn?: AllowedPersons
  sent?: (records: RightsRecords) => object
  change?: object
}

/** The rights on a collection of a plugin. */
export type PluginCollectionRow = CollectionRow & {
  slug: CollectionSlug
  hasTrash?: boolean
  /** Creates a document that no test has used yet. */
  make: (payload: Payload, superAdmin: RestClient) => Promise<number>
}

export type FigureContext = {
  payload: Payload
  req: PayloadRequest
  user: SignedInUser
  /** The application that is marked as spam, and another one. */
  id: number
  other: number
  /** The offer of both applications. */
  offer: number
  now: Date
  timezone: SiteTimezone
  period: Period
  dataDir: string
  /** The number of applications that a search of the list finds. */
  countListed: (search: string) => Promise<number>
}

/** The rights on a global, and whether it keeps versions (`globalVersions.test.ts`). */
export type GlobalRow = {
  read: AllowedPersons
  update: AllowedPersons
  change: object
  hasVersions?: true
}
