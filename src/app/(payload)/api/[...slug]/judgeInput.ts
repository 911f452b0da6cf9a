import { parseMultipartForm } from '@/src/app/api/formOf'
import { restInputErrors } from '@/src/content/restInput'
import { parseJson } from '@/src/domain/text/parseJson'
import { readBody } from './readBody'

type Context = { params: Promise<{ slug: string[] }> }
type RestHandler = (request: Request, context: Context) => Promise<Response>

const WHOLE_NUMBERS = {
  page: /^([1-9]\d{0,8})?$/,
  limit: /^\d{0,9}$/,
  depth: /^\d{0,9}$/,
} as const
// Payload parses these as JSON when they are not in bracket notation.
const OBJECT_PARAMETERS = ['where', 'data']
// Payload's e-mail verification fails, because our accounts have no column for it. Deleting a
// preference that does not exist fails too, and the admin deletes none.
const CLOSED_ENDPOINTS = /^\w+ users\/verify\/|^DELETE payload-preferences\//
// Payload's form parser returns a server error for them in the name of a field or file.
const CONTROL_CHARACTER = /\p{Cc}/u
const METHOD_OVERRIDES = ['X-Payload-HTTP-Method-Override', 'X-HTTP-Method-Override']
const NUL_CHARACTER = /\0|\\u0000/

/**
 * Refuses, before Payload runs, requests to which Payload would respond with a server error: text
 * that PostgreSQL cannot store, invalid numbers, and bodies that are malformed, unexpected or too
 * large.
 */
export function judgeInput(handler: RestHandler): RestHandler {
  return async (request, context) => {
    const { slug } = await context.params
    const place = `${request.method} ${slug.join('/')}`
    if (CLOSED_ENDPOINTS.test(place) || slug.some(isInEveryObject)) return refusalWithStatus(404)
    if (NUL_CHARACTER.test(slug.join('/')) || !isQuery(new URL(request.url).search))
      return refusalWithStatus(400)
    const body = await readBody(request, slug[0])
    if (body === 'tooLarge') return refusalWithStatus(413)
    if (body === 'cutShort') return refusalWithStatus(400)
    if (isSentAsQuery(request.headers)) {
      if (!body || !isLongQuery(request.headers, body)) return refusalWithStatus(400)
      return handler(withBody(request, body), context)
    }
    if (!body?.length) return handler(hasFields(request) ? withNoFields(request) : request, context)
    if (!(await isForm(body, request.headers.get('content-type') ?? '')))
      return refusalWithStatus(400)
    return handler(withBody(request, body), context)
  }
}

type RequestParts = Pick<Request, 'url' | 'method' | 'headers' | 'signal'>

const withBody = ({ url, method, headers, signal }: RequestParts, body: BodyInit) =>
  new Request(url, { method, headers, signal, body })

const hasFields = ({ method }: Request) => ['POST', 'PATCH', 'PUT'].includes(method)

// Payload also parses the fields of a request without a body, and fails without any.
function withNoFields({ url, method, headers, signal }: Request) {
  const ofJson = new Headers(headers)
  ofJson.set('content-type', 'application/json')
  ofJson.delete('content-length')
  return withBody({ url, method, headers: ofJson, signal }, '{}')
}

// Names such as `constructor`: Payload looks up collections by name in an object, and would find them.
const isInEveryObject = (name: string) => name in Object.prototype

// Payload reads the body of such a request as a query that is too long for a URL.
const isSentAsQuery = (headers: Headers) =>
  METHOD_OVERRIDES.some((name) => headers.get(name) === 'GET')

const isLongQuery = (headers: Headers, body: Buffer) =>
  headers.get('content-type') === 'application/x-www-form-urlencoded' && isQuery(body.toString())

function isQuery(search: string) {
  const searchParams = new URLSearchParams(search)
  const isCounting = Object.entries(WHOLE_NUMBERS).every(([name, form]) =>
    searchParams.getAll(name).every((value) => form.test(value)),
  )
  const areObjects = OBJECT_PARAMETERS.every((name) => searchParams.getAll(name).every(isObject))
  return isCounting && areObjects && !/%00/.test(search)
}

// Payload reads no other content type, and fails without fields.
async function isForm(body: Buffer<ArrayBuffer>, contentType: string): Promise<boolean> {
  if (contentType.startsWith('application/json')) return isObject(body.toString())
  if (!contentType.includes('multipart/')) return false
  const form = await parseMultipartForm(body, contentType)
  if (!form) return false
  const names = [...form].map(([name, value]) => name + (value instanceof File ? value.name : ''))
  if (names.some((name) => CONTROL_CHARACTER.test(name))) return false
  const sent = form.get('_payload')
  return sent === null ? form.has('file') : isObject(String(sent))
}

function isObject(json: string): boolean {
  if (json === '') return true
  const value = parseJson(json)
  return (
    typeof value === 'object' &&
    value !== null &&
    !Array.isArray(value) &&
    !NUL_CHARACTER.test(json)
  )
}

function refusalWithStatus(status: 400 | 404 | 413) {
  const message = status === 413 ? restInputErrors.tooLarge : restInputErrors.unreadable
  return Response.json(
    { errors: [{ message }] },
    { status, headers: { 'Cache-Control': 'no-store' } },
  )
}
