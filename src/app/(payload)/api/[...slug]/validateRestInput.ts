import { parseMultipartForm } from '@/src/app/api/parseMultipartForm'
import { restInputErrors } from '@/src/content/restInput'
import { parseJson } from '@/src/domain/text/parseJson'
import { readRestBody } from './readRestBody'

type RestRouteContext = { params: Promise<{ slug: string[] }> }
type RestHandler = (request: Request, context: RestRouteContext) => Promise<Response>

const NUMBER_PARAMETER_PATTERNS = {
  page: /^([1-9]\d{0,8})?$/,
  limit: /^\d{0,9}$/,
  depth: /^\d{0,9}$/,
} as const
// Payload parses these parameters as JSON when they are not in bracket notation.
const JSON_OBJECT_PARAMETERS = ['where', 'data']
// Payload's e-mail verification fails, because our accounts have no column for it. Deleting a
// preference that does not exist fails too, and the admin deletes none.
const DISABLED_ENDPOINT_PATTERN = /^\w+ users\/verify\/|^DELETE payload-preferences\//
// A character for which Payload's form parser fails in the name of a field or file.
const CONTROL_CHARACTER_PATTERN = /\p{Cc}/u
const METHOD_OVERRIDE_HEADER_NAMES = ['X-Payload-HTTP-Method-Override', 'X-HTTP-Method-Override']
const NUL_CHARACTER_PATTERN = /\0|\\u0000/

/**
 * Refuses, before Payload runs, requests to which Payload would respond with a server error: text
 * that PostgreSQL cannot store, invalid numbers, and bodies that are malformed, unexpected or too
 * large.
 */
export function validateRestInput(handler: RestHandler): RestHandler {
  return async (request, context) => {
    const { slug } = await context.params
    const place = `${request.method} ${slug.join('/')}`
    if (DISABLED_ENDPOINT_PATTERN.test(place) || slug.some(isObjectPrototypeName))
      return restRefusalResponse(404)
    if (
      NUL_CHARACTER_PATTERN.test(slug.join('/')) ||
      !isValidRestQuery(new URL(request.url).search)
    )
      return restRefusalResponse(400)
    const body = await readRestBody(request, slug[0])
    if (body === 'tooLarge') return restRefusalResponse(413)
    if (body === 'cutShort') return restRefusalResponse(400)
    if (isQueryInPostBody(request.headers)) {
      if (!body || !isFormEncodedQuery(request.headers, body)) return restRefusalResponse(400)
      return handler(createRequestWithBody(request, body), context)
    }
    if (!body?.length)
      return handler(canHaveBody(request) ? createRequestWithEmptyBody(request) : request, context)
    if (!(await isValidRestBody(body, request.headers.get('content-type') ?? '')))
      return restRefusalResponse(400)
    return handler(createRequestWithBody(request, body), context)
  }
}

type RequestWithoutBody = Pick<Request, 'url' | 'method' | 'headers' | 'signal'>

const createRequestWithBody = (
  { url, method, headers, signal }: RequestWithoutBody,
  body: BodyInit,
) => new Request(url, { method, headers, signal, body })

const canHaveBody = ({ method }: Request) => ['POST', 'PATCH', 'PUT'].includes(method)

// Adds an empty body, because Payload fails when it parses the fields of a request without a body.
function createRequestWithEmptyBody({ url, method, headers, signal }: Request) {
  const ofJson = new Headers(headers)
  ofJson.set('content-type', 'application/json')
  ofJson.delete('content-length')
  return createRequestWithBody({ url, method, headers: ofJson, signal }, '{}')
}

// Whether Payload, which looks up collections by name in an object, would find this name there.
const isObjectPrototypeName = (name: string) => name in Object.prototype

// Whether the body is a query that is too long for a URL, as Payload accepts it.
const isQueryInPostBody = (headers: Headers) =>
  METHOD_OVERRIDE_HEADER_NAMES.some((name) => headers.get(name) === 'GET')

const isFormEncodedQuery = (headers: Headers, body: Buffer) =>
  headers.get('content-type') === 'application/x-www-form-urlencoded' &&
  isValidRestQuery(body.toString())

function isValidRestQuery(search: string) {
  const searchParams = new URLSearchParams(search)
  const isCounting = Object.entries(NUMBER_PARAMETER_PATTERNS).every(([name, form]) =>
    searchParams.getAll(name).every((value) => form.test(value)),
  )
  const areObjects = JSON_OBJECT_PARAMETERS.every((name) =>
    searchParams.getAll(name).every(isJsonObject),
  )
  return isCounting && areObjects && !/%00/.test(search)
}

// Whether Payload can read the body: it reads no other content type, and fails without fields.
async function isValidRestBody(body: Buffer<ArrayBuffer>, contentType: string): Promise<boolean> {
  if (contentType.startsWith('application/json')) return isJsonObject(body.toString())
  if (!contentType.includes('multipart/')) return false
  const form = await parseMultipartForm(body, contentType)
  if (!form) return false
  const names = [...form].map(([name, value]) => name + (value instanceof File ? value.name : ''))
  if (names.some((name) => CONTROL_CHARACTER_PATTERN.test(name))) return false
  const sent = form.get('_payload')
  return sent === null ? form.has('file') : isJsonObject(String(sent))
}

function isJsonObject(json: string): boolean {
  if (json === '') return true
  const value = parseJson(json)
  return (
    typeof value === 'object' &&
    value !== null &&
    !Array.isArray(value) &&
    !NUL_CHARACTER_PATTERN.test(json)
  )
}

function restRefusalResponse(status: 400 | 404 | 413) {
  const message = status === 413 ? restInputErrors.tooLarge : restInputErrors.unreadable
  return Response.json(
    { errors: [{ message }] },
    { status, headers: { 'Cache-Control': 'no-store' } },
  )
}
