import { HttpResponse, http } from 'msw'
import { network } from './network'

type Method = 'get' | 'post' | 'patch' | 'delete'

/**
 * Responds to requests of this method to this path below `/api`: to the first with the first response, and
 * so on; the last one repeats. A promise holds its response back until the test resolves it.
 * @returns the bodies that were sent, in order: an object, or null without a body
 */
export function respond(
  method: Method,
  path: string,
  ...responses: (Response | Promise<Response>)[]
) {
  const bodies: unknown[] = []
  network.use(
    http[method](`*/api${path}`, async ({ request }) => {
      const turn = Math.min(bodies.length, responses.length - 1)
      bodies.push(await bodyOf(request))
      return (await responses[turn])?.clone()
    }),
  )
  return bodies
}

export const json = (body: object) => HttpResponse.json(body)

/** A refusal in the shape of Payload's; `fields` holds a message by field. */
export function refusal(status: number, message: string, fields: Record<string, string> = {}) {
  const errors = Object.entries(fields).map(([path, said]) => ({ path, message: said }))
  return HttpResponse.json({ errors: [{ message, data: { errors } }] }, { status })
}

async function bodyOf(request: Request): Promise<unknown> {
  const type = request.headers.get('content-type') ?? ''
  if (type.includes('json')) return request.json().catch(() => null)
  if (!type.includes('multipart')) return null
  const form = await request.formData()
  const payload = form.get('_payload')
  return typeof payload === 'string' ? JSON.parse(payload) : Object.fromEntries(form)
}
