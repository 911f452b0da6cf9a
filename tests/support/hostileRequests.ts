import type { RawRequest } from './sendRaw'

type HostileRequest = RawRequest & { name: string }

/** URL prefixes after which a visitor may write anything. */
const PUBLIC_PATHS = [
  '/',
  '/nos-offres?recherche=',
  '/nos-offres?page=',
  '/nos-offres?lieu=',
  '/postuler/',
  '/postuler/candidature-spontanee/merci?fichiers=',
  '/contact/corriger?saisie=',
  '/admin/',
  '/api/',
  '/api/adresses?chemin=',
  '/api/apercu?page=',
  '/api/apercu/quitter?page=',
  '/api/candidate-files/1/lien?',
  '/api/candidate-files/',
  '/api/candidatures?',
  '/api/fichiers/',
  '/api/globals/',
  '/api/job-offers/',
  '/api/job-offers?limit=',
  '/api/job-offers?page=',
  '/api/job-offers?where[id][equals]=',
  '/api/job-offers?where[title][like]=',
  '/api/job-offers?sort=',
  '/api/media/file/',
  '/api/messages-contact?',
  '/api/offres/',
  '/api/visites?',
  '/images-sociales/',
  '/sitemap.xml?',
  '/robots.txt?',
  '/_next/data/',
  '/_next/image?w=640&q=75&url=',
  '/_next/image?url=/favicon.ico&q=75&w=',
  '/_next/static/',
]

const ODD_TEXTS = [
  '%00',
  '%ff',
  '%',
  '%e9',
  '\xe9',
  '\xff\xfe',
  '%0d%0aX-Odd:%20yes',
  '%2e%2e%2f%2e%2e%2fetc%2fpasswd',
  '../../../etc/passwd',
  '%5c..%5c',
  '//odd.example',
  'http://odd.example/',
  '-1',
  '0',
  '0.5',
  '1e309',
  'NaN',
  '99999999999999999999',
  '9'.repeat(3_000),
  'a/'.repeat(800),
  '__proto__',
  '[object%20Object]',
  '%27%22%3B--',
  '%F0%9F%92%A9',
  '%ed%a0%80',
]

/** Headers by which proxies, hosting platforms and Next control Next. */
const FRAMEWORK_HEADERS = [
  'RSC: 1\r\nNext-Router-State-Tree: %ff',
  'RSC: 1\r\nNext-Router-State-Tree: [1,2',
  'RSC: 1\r\nNext-Router-Prefetch: 1\r\nNext-Router-Segment-Prefetch: /%00',
  'RSC: 1\r\nNext-Router-Segment-Prefetch: /_tree',
  'Next-Url: %ff',
  'X-Nextjs-Data: 1',
  'X-Matched-Path: /%ff',
  'X-Now-Route-Matches: 1=%ff',
  'X-Invoke-Path: /admin\r\nX-Invoke-Status: 500',
  'X-Middleware-Subrequest: middleware:middleware:middleware',
  'X-Middleware-Rewrite: http://odd.example/',
  'X-Prerender-Revalidate: odd',
  'X-Forwarded-Host: odd example\r\nX-Forwarded-Proto: javascript',
  'X-Forwarded-For: \xff, %00, ::::',
  'X-Client-Address: %00',
  'X-HTTP-Method-Override: DELETE',
  'Cookie: __prerender_bypass=odd; __next_preview_data=odd; staff-token=%ff; payload-lng=%00',
  'Cookie: =; ;;; \xff=\xff',
  'Authorization: JWT \xff',
  'Accept-Language: %ff;q=odd',
  'Accept-Encoding: br;q=odd, \xff',
  'Accept: text/event-stream, \xff',
  'If-None-Match: %ff\r\nIf-Modified-Since: odd',
  'Range: bytes=9-1,odd',
  'Origin: null\r\nReferer: http://[odd',
  'Expect: odd',
  'Upgrade: websocket\r\nSec-WebSocket-Key: odd\r\nSec-WebSocket-Version: 13',
]

const WRITE_PATHS = [
  '/',
  '/contact',
  '/api/candidatures',
  '/api/messages-contact',
  '/api/job-offers',
]

const ODD_BODIES: [type: string, body: string][] = [
  ['application/json', ''],
  ['application/json', '{'],
  ['application/json', '\xff\xfe'],
  ['application/json', '{"__proto__":{"a":1},"title":"\\u0000"}'],
  ['application/json', `${'['.repeat(50_000)}`],
  ['application/x-www-form-urlencoded', '%ff=%00&=&&a=%'],
  ['text/plain', '\x00'],
  ['odd', 'odd'],
  ['multipart/form-data', 'no boundary'],
  ['multipart/form-data; boundary=', '--\r\n'],
  [`multipart/form-data; boundary=${'b'.repeat(500)}`, `--${'b'.repeat(500)}`],
  ['multipart/form-data; boundary=b', '--b\r\n\r\n'],
  ['multipart/form-data; boundary=b', '--b\r\nContent-Disposition: odd\r\n\r\n\r\n--b--\r\n'],
  [
    'multipart/form-data; boundary=b',
    multipartPart('name="\xff"; filename="\xff\x00.pdf"', '\xff'),
  ],
  ['multipart/form-data; boundary=b', multipartPart('name="cv"; filename="../../a.pdf"', '%PDF-')],
  ['multipart/form-data; boundary=b', multipartPart('name="$ACTION_ID_odd"', 'odd')],
  ['multipart/form-data; boundary=b', multipartPart('name="_payload"', '{"title":')],
  ['multipart/form-data; boundary=b', multipartPart('name="__proto__"', 'odd').repeat(300)],
]

function multipartPart(name: string, content: string) {
  return `--b\r\nContent-Disposition: form-data; ${name}\r\n\r\n${content}\r\n--b--\r\n`
}

const ODD_METHODS = ['PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE', 'PROPFIND', 'CONNECT', 'ODD']

const INVALID_HTTP_REQUESTS: HostileRequest[] = [
  { name: 'TLS', bytes: '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03' },
  { name: 'bytes', bytes: '\x00\xff\r\n\r\n' },
  { name: 'no Host', bytes: 'GET / HTTP/1.1\r\n\r\n' },
  { name: 'an odd Host', bytes: 'GET /admin HTTP/1.1\r\nHost: \xff odd/%00\r\n\r\n' },
  { name: 'an old version', bytes: 'GET / HTTP/1.0\r\n\r\n' },
  { name: 'an unknown version', bytes: 'GET / HTTP/9.9\r\nHost: a\r\n\r\n' },
  { name: 'a whole address', bytes: rawGet('http://odd.example/admin') },
  { name: 'an asterisk', bytes: rawGet('*') },
  { name: 'no address', bytes: rawGet('') },
  { name: 'large headers', bytes: rawGet('/', `X-Odd: ${'x'.repeat(100_000)}`) },
  { name: 'many headers', bytes: rawGet('/', 'X-Odd: x\r\n'.repeat(3_000).trim()) },
  {
    name: 'two lengths',
    bytes: rawPost('/contact', 'Content-Length: 1\r\nContent-Length: 2', 'a'),
  },
  { name: 'a negative length', bytes: rawPost('/contact', 'Content-Length: -1', '') },
  {
    name: 'a length and chunks',
    bytes: rawPost('/contact', 'Content-Length: 3\r\nTransfer-Encoding: chunked', '0\r\n\r\n'),
  },
  {
    name: 'an odd chunk',
    bytes: rawPost('/api/messages-contact', 'Transfer-Encoding: chunked', 'zz\r\na\r\n'),
  },
]

/** Requests that are not HTTP, or whose body does not match their headers. */
export const brokenRequests: HostileRequest[] = [
  ...INVALID_HTTP_REQUESTS,
  ...WRITE_PATHS.flatMap((address) => [
    ...ODD_BODIES.map(([type, body]) =>
      namedRequest(`${type} ${body}`, address, rawPost(address, bodyHeaders(type, body), body)),
    ),
    ...['odd', '\xff', '0'.repeat(42)].map((id) =>
      namedRequest(
        'Next-Action',
        address,
        rawPost(address, `Next-Action: ${id}\r\nContent-Length: 2`, '[]'),
      ),
    ),
    {
      ...namedRequest(
        'cut short',
        address,
        rawPost(address, bodyHeaders('application/json', '{"a":1}'), '{'),
      ),
      isCutShort: true,
    },
  ]),
]

/** Requests that no browser sends, to all public URLs. */
export const hostileRequests: HostileRequest[] = [
  ...PUBLIC_PATHS.flatMap((address) =>
    ODD_TEXTS.map((text) => namedRequest('GET', address + text, rawGet(address + text))),
  ),
  ...['/', '/nos-offres', '/admin', '/api/offres/evenements', '/sitemap.xml'].flatMap((address) =>
    FRAMEWORK_HEADERS.map((header) => namedRequest(header, address, rawGet(address, header))),
  ),
  ...brokenRequests,
  ...PUBLIC_PATHS.flatMap((address) =>
    ODD_METHODS.map((method) =>
      namedRequest(method, address, `${method} ${address} HTTP/1.1\r\nHost: a\r\n\r\n`),
    ),
  ),
]

function namedRequest(what: string, address: string, bytes: string): HostileRequest {
  return { name: `${what.slice(0, 80)} → ${address.slice(0, 80)}`, bytes }
}

function rawGet(address: string, headers = 'Accept: */*') {
  return `GET ${address} HTTP/1.1\r\nHost: localhost\r\n${headers}\r\n\r\n`
}

function rawPost(address: string, headers: string, body: string) {
  return `POST ${address} HTTP/1.1\r\nHost: localhost\r\n${headers}\r\n\r\n${body}`
}

function bodyHeaders(type: string, body: string) {
  return `Content-Type: ${type}\r\nContent-Length: ${body.length}`
}
