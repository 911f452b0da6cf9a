import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { APIRequestContext } from '@playwright/test'
import { aDocx, aPdf } from '../support/documents'
import { gradeHeaders } from '../support/gradeHeaders'
import { expect, test } from '../support/httpTest'
import { pluginResponses } from '../support/pluginRegisters'
import { EMPTY_NAME_FORM, HTML_TYPE, HTTP_METHODS, type ResponseRow } from '../support/registerRows'
import {
  createRareWord,
  findApplicationsOf,
  sendApplication,
  sendMessage,
} from '../support/siteRecords'
import { readContent, readGlobal, saveGlobal, uploadPicture } from '../support/staffContent'

/** Every route handler of the site, by its folder in `src/app`. */
const RESPONSES_BY_ROUTE: Record<string, ResponseRow[]> = {
  '(payload)/api/[...slug]': [
    { GET: '/api/job-applications', status: [403, 200, 200] },
    { GET: '/api/users/me', status: 200 },
    { GET: '/api/rien', status: 404 },
    { POST: '/api/job-applications', status: 403, body: {} },
    { POST: '/api/job-offers', status: [403, 400, 400], body: {} },
    { PATCH: '/api/globals/website-settings', status: 404, body: {} },
    { PATCH: '/api/job-offers/999999', status: [403, 403, 404], body: {} },
    { PUT: '/api/job-offers/999999', status: 404, body: {} },
    { DELETE: '/api/job-offers/999999', status: [403, 403, 404] },
    { OPTIONS: '/api/job-offers', status: 200 },
  ],
  '(payload)/api/media/file/[filename]': [
    {
      GET: '/api/media/file/:picture',
      status: 200,
      type: 'image/png',
      cache: 'no-cache',
    },
    {
      GET: '/api/media/file/:picture?v=1',
      status: 200,
      type: 'image/png',
      cache: 'public, max-age=31536000, immutable',
    },
    { GET: '/api/media/file/rien.webp?v=1', status: 404, type: '' },
  ],
  '(payload)/api/payload-jobs/run': [{ GET: '/api/payload-jobs/run', status: 401 }],
  'api/adresses': [{ GET: '/api/adresses?chemin=/', status: 200 }],
  'api/candidate-files/[id]/contenu': [
    {
      GET: '/api/candidate-files/:cv/contenu',
      status: [403, 200, 200],
      type: 'application/octet-stream',
    },
    { GET: '/api/candidate-files/:letter/contenu', status: [403, 404, 404] },
  ],
  'api/candidate-files/[id]/lien': [
    { GET: '/api/candidate-files/:cv/lien', status: [403, 303, 303], type: '' },
    { GET: '/api/candidate-files/999999/lien', status: [403, 404, 404], type: HTML_TYPE },
  ],
  'api/candidatures': [
    {
      POST: '/api/candidatures',
      status: 303,
      body: EMPTY_NAME_FORM,
      type: '',
      location: '/postuler/candidature-spontanee/corriger?saisie=',
    },
  ],
  'api/fichiers/[token]': [{ GET: '/api/fichiers/faux', status: 403, type: HTML_TYPE }],
  'api/health/live': [{ GET: '/api/health/live', status: 200, type: 'text/plain;charset=UTF-8' }],
  'api/health/ready': [{ GET: '/api/health/ready', status: 200, type: 'text/plain;charset=UTF-8' }],
  'api/invitations/[id]/lien': [{ POST: '/api/invitations/999999/lien', status: 403 }],
  'api/liens-mot-de-passe': [
    {
      POST: '/api/liens-mot-de-passe',
      status: 404,
      body: { token: 'f'.repeat(64) },
      crossSite: 404,
    },
  ],
  'api/messages-contact': [
    {
      POST: '/api/messages-contact',
      status: 303,
      body: EMPTY_NAME_FORM,
      type: '',
      location: '/contact/corriger?saisie=',
    },
  ],
  'api/offres/etapes': [
    { POST: '/api/offres/etapes', status: 404, type: 'text/plain;charset=UTF-8', crossSite: 404 },
  ],
  'api/statistiques': [
    { GET: '/api/statistiques', status: [401, 200, 200] },
    { GET: '/api/statistiques?jours=x', status: [401, 400, 400] },
  ],
  'api/statistiques/temps-reel': [{ GET: '/api/statistiques/temps-reel', status: [401, 200, 200] }],
  'api/visites': [{ POST: '/api/visites', status: [400, 204, 204], body: {}, type: '' }],
  ...pluginResponses,
}

const API_CLIENTS = ['visitor', 'moderator', 'administrator'] as const

const APP_FOLDER = 'src/app'
const ROUTE_HANDLER_FILES = readdirSync(APP_FOLDER, { recursive: true, encoding: 'utf8' }).filter(
  (name) => /(^|\/)route\.tsx?$/.test(name),
)
const readExportedMethods = (handler: string) => {
  const source = readFileSync(path.join(APP_FOLDER, handler), 'utf8')
  const declared = source.matchAll(/^export (?:const|(?:async )?function) ([A-Z]+)\b/gm)
  const listed = source.matchAll(/^export \{(.*?)\}/gms)
  const names = [
    ...[...declared].map(([, name]) => name),
    ...[...listed].flatMap(([, list = '']) => list.split(',').map(lastWord)),
  ]
  return HTTP_METHODS.filter((method) => names.includes(method))
}
const lastWord = (specifier: string) => specifier.trim().split(' ').at(-1)
const methodOfRow = (row: ResponseRow) =>
  HTTP_METHODS.find((method) => row[method] !== undefined) ?? 'GET'

test('every route handler has a row for each of its methods', () => {
  const found = ROUTE_HANDLER_FILES.map((name) => [path.dirname(name), readExportedMethods(name)])
  const listed = Object.entries(RESPONSES_BY_ROUTE).map(([route, rows]) => [
    route,
    HTTP_METHODS.filter((method) => rows.some((row) => row[method] !== undefined)),
  ])
  expect(Object.fromEntries(listed)).toEqual(Object.fromEntries(found))
})

// Visits of bots are not counted, and their bodies not read.
const BROWSER_USER_AGENT =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36'

type SentRequest = {
  method: string
  cookie?: string
  body?: ResponseRow['body']
  fetchSite?: string
}

/** Sends a request and aborts before the end of the body, because an event stream does not end. */
async function sendRequest(
  url: string,
  { method, cookie = '', body, fetchSite = 'same-origin' }: SentRequest,
) {
  const leave = new AbortController()
  const isForm = body instanceof URLSearchParams
  const headers = {
    cookie,
    'sec-fetch-site': fetchSite,
    'user-agent': BROWSER_USER_AGENT,
    ...(body && !isForm && { 'content-type': 'application/json' }),
  }
  const response = await fetch(url, {
    method,
    headers,
    body: isForm ? body : body && JSON.stringify(body),
    redirect: 'manual',
    signal: leave.signal,
  })
  leave.abort()
  return response
}

const readCookies = async (client: APIRequestContext) =>
  (await client.storageState()).cookies.map(({ name, value }) => `${name}=${value}`).join('; ')

// Responses that are the same for all users may be cached by proxies.
const SHARED_RESPONSE_URL = /^\/api\/(media\/file|lecteur-pdf)/
const isPrivateUrl = (url: string) => url.startsWith('/api/') && !SHARED_RESPONSE_URL.test(url)

/** The differences between a response and its row. */
function findResponseFaults(row: ResponseRow, url: string, { status, headers }: Response) {
  const grade = gradeHeaders({ status, headers, isPrivate: isPrivateUrl(url), isSecure: false })
  const { type = 'application/json', cache = 'no-store', location } = row
  const isAsked = status === [row.status].flat().at(-1)
  const listed = { 'content-type': type, 'cache-control': cache, location }
  const others = Object.entries(listed).flatMap(([name, value]) => {
    const header = headers.get(name) ?? ''
    return !isAsked || value === undefined || (value ? header.includes(value) : !header)
      ? []
      : [`${name}: ${header}`]
  })
  return [...grade, ...others]
}

let createdRecords: Promise<Record<string, string>> | undefined

/** An application with a PDF and a Word file, a message and a picture. */
async function createRecords(staff: APIRequestContext, visitor: APIRequestContext) {
  const { candidateName } = await sendApplication(visitor, {
    cv: { name: 'CV.pdf', mimeType: 'application/pdf', buffer: await aPdf('Inès') },
    coverLetterFile: { name: 'Lettre.docx', mimeType: 'application/octet-stream', buffer: aDocx() },
  })
  const [application] = await findApplicationsOf(staff, candidateName)
  const { subject } = await sendMessage(visitor, createRareWord())
  const params = { 'where[subject][equals]': subject }
  const { docs } = await (await staff.get('/api/contact-messages', { params })).json()
  const picture = await readContent(staff, 'media', await uploadPicture(staff, createRareWord()))
  await saveMissingContact(staff)
  return {
    ':application': String(application?.id),
    ':cv': String(application?.cv?.id),
    ':letter': String(application?.coverLetterFile?.id),
    ':message': String(docs[0]?.id),
    ':picture': encodeURIComponent(String(picture.filename)),
  }
}

/** Without the demo content the site has no settings, and `security.txt` no address. */
async function saveMissingContact(staff: APIRequestContext) {
  const { email } = await readGlobal(staff, 'website-settings')
  const contact = { companyName: 'Exemplia', email: 'contact@exemplia.test' }
  if (!email) await saveGlobal(staff, 'website-settings', contact)
}

for (const [route, rows] of Object.entries(RESPONSES_BY_ROUTE)) {
  test(`${route} responds as listed to visitors, Moderators and Administrators`, async ({
    visitor,
    moderator,
    staff,
    baseURL,
  }) => {
    createdRecords ??= createRecords(staff, visitor)
    const ids = await createdRecords
    const cookies = ['', await readCookies(moderator), await readCookies(staff)]
    for (const row of rows) {
      const method = methodOfRow(row)
      const url = String(row[method]).replace(/:\w+/, (name) => ids[name] ?? name)
      const expected = API_CLIENTS.map((client, index) => [
        client,
        [row.status].flat()[index] ?? row.status,
      ])
      const found: unknown[] = []
      const faults: string[] = []
      for (const [index, client] of API_CLIENTS.entries()) {
        const sent = { method, cookie: cookies[index], body: row.body }
        const response = await sendRequest(baseURL + url, sent)
        found.push([client, response.status])
        faults.push(...findResponseFaults(row, url, response).map((fault) => `${client}: ${fault}`))
      }
      expect.soft(found, `${method} ${url}`).toEqual(expected)
      expect.soft(faults, `${method} ${url}`).toEqual([])
      if (method === 'GET' || method === 'OPTIONS') continue
      const foreign = { method, cookie: cookies[2], body: row.body, fetchSite: 'cross-site' }
      const { status } = await sendRequest(baseURL + url, foreign)
      expect.soft(status, `${method} ${url} from another site`).toBe(row.crossSite ?? 403)
    }
  })
}

test('a route refuses the methods that it does not export', async ({ baseURL }) => {
  const refused: string[] = []
  for (const handler of ROUTE_HANDLER_FILES) {
    const [row] = RESPONSES_BY_ROUTE[path.dirname(handler)] ?? []
    if (!row || handler.includes('[...slug]')) continue
    for (const method of ['GET', 'POST', 'DELETE']) {
      if (readExportedMethods(handler).some((exported) => exported === method)) continue
      const url = String(row[methodOfRow(row)]).replace(/:\w+/, '1')
      const { status } = await sendRequest(baseURL + url, { method })
      if (status !== 405) refused.push(`${method} ${url}: ${status}`)
    }
  }
  expect(refused).toEqual([])
})
