import type { IncomingMessage } from 'node:http'

/** Where nothing stands: Next answers with the page that says so. */
export const NOWHERE = '/adresse/inconnue'

// By these the parts of Next, or a platform around it, speak to each other: from outside they are lies.
// One of them empties the answer, another names the page that is kept under this address.
const INTERNAL_HEADER =
  /^(x-(middleware|nextjs|next|invoke|invocation|matched|now|prerender|vercel|action|address)-|next-resume|x-edition$)/

/** Makes of a request what it means, so that all who judge it judge the same. */
export function makePlain(request: IncomingMessage) {
  request.url = plainTarget(request.url ?? '/')
  for (const name of Object.keys(request.headers)) {
    if (INTERNAL_HEADER.test(name)) delete request.headers[name]
  }
}

/** An address as a browser would write it: no host, no `..` in any spelling, no double slash. */
export function plainTarget(target: string): string {
  const inSite = target.replace(/^[/\\]+/, '/')
  if (!URL.canParse(inSite, 'http://site')) return NOWHERE
  const { pathname, search } = new URL(inSite, 'http://site')
  return pathname.replaceAll(/\/{2,}/g, '/') + search
}
