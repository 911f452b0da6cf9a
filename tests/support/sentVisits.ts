const SITE_ORIGIN = 'https://exemplia.test'
const CHROME_USER_AGENT =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/153.0.0.0 Safari/537.36'

let sentVisitors = 0

/** A page view as a new browser reports it; override what differs. */
export function aSentVisit(sent: Record<string, unknown> = {}) {
  sentVisitors += 1
  return {
    visitor: `visitor_1763820000000v${sentVisitors}`,
    session: `session_1763820000000s${sentVisitors}`,
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
export function createVisitRequest(sent: unknown, headers: Record<string, string> = {}): Request {
  sentVisitors += 1
  const body = typeof sent === 'string' ? sent : JSON.stringify(sent)
  return new Request(`${SITE_ORIGIN}/api/visites`, {
    method: 'POST',
    body,
    headers: {
      'Content-Length': String(Buffer.byteLength(body)),
      Host: 'exemplia.test',
      Origin: SITE_ORIGIN,
      'Sec-Fetch-Site': 'same-origin',
      'User-Agent': CHROME_USER_AGENT,
      'x-client-address': `10.${sentVisitors & 255}.${sentVisitors >> 8}.1`,
      ...headers,
    },
  })
}
