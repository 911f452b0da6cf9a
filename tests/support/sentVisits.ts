const SITE = 'https://exemplia.test'
const CHROME =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/153.0.0.0 Safari/537.36'

let visitors = 0

/** A page view as a new browser reports it; override what differs. */
export function aSentVisit(sent: Record<string, unknown> = {}) {
  visitors += 1
  return {
    visitor: `visitor_1763820000000v${visitors}`,
    session: `session_1763820000000s${visitors}`,
    path: '/notre-adn',
    title: 'Notre ADN | Exemplia',
    referrer: '',
    screen: '1440x900',
    touches: 0,
    link: ['', ''],
    ...sent,
  }
}

/** The request of that browser, from a network address of its own. */
export function visitRequest(sent: unknown, headers: Record<string, string> = {}): Request {
  visitors += 1
  const body = typeof sent === 'string' ? sent : JSON.stringify(sent)
  return new Request(`${SITE}/api/visites`, {
    method: 'POST',
    body,
    headers: {
      'Content-Length': String(Buffer.byteLength(body)),
      Host: 'exemplia.test',
      Origin: SITE,
      'Sec-Fetch-Site': 'same-origin',
      'User-Agent': CHROME,
      'x-client-address': `10.${visitors & 255}.${visitors >> 8}.1`,
      ...headers,
    },
  })
}
