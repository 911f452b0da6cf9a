import { HttpResponse, http, type JsonBodyType } from 'msw'
import { network } from './network'

type HttpMethod = 'get' | 'post' | 'patch' | 'delete'
type ResponseBody = JsonBodyType | object

/**
 * Responds to requests of this method to this path, which begins with `/api`: to the first with the first
 * response, and so on; the last one repeats. Without responses each is an empty object. A promise holds its
 * response back until the test resolves it.
 * @returns what was sent, in order: the body as an object or, without a body, the query
 */
export function respond(
  method: HttpMethod,
  path: string,
  ...responses: (Response | Promise<Response>)[]
) {
  const sent: unknown[] = []
  network.use(
    http[method](`*${path}`, async ({ request }) => {
      const response = responses[sent.length] ?? responses.at(-1) ?? json({})
      sent.push(await readRequestBody(request))
      return (await response).clone()
    }),
  )
  return sent
}

export const json = (body: ResponseBody, init?: number | ResponseInit) =>
  HttpResponse.json(body, typeof init === 'number' ? { status: init } : init)

/** A request that no response reaches. */
export const offline = () => HttpResponse.error()

/** A refusal in the shape of Payload's, which has data for refused fields only; `fields` holds a message by field. */
export function refusalResponse(
  status: number,
  message: string,
  fields: Record<string, string> = {},
) {
  const errors = Object.entries(fields).map(([path, text]) => ({ path, message: text }))
  return json({ errors: [{ message, ...(errors.length > 0 && { data: { errors } }) }] }, status)
}

async function readRequestBody(request: Request): Promise<unknown> {
  const type = request.headers.get('content-type') ?? ''
  if (type.includes('multipart')) {
    const form = await request.formData()
    const payload = form.get('_payload')
    return typeof payload === 'string' ? JSON.parse(payload) : Object.fromEntries(form)
  }
  const body = await request.text()
  return body ? JSON.parse(body) : Object.fromEntries(new URL(request.url).searchParams)
}
