import { randomUUID } from 'node:crypto'
import { aPdf, type TestFile } from './documents'

type FormValues = Record<string, string | TestFile>

const SITE_ORIGIN = 'https://exemplia.test'

/** A complete spontaneous application as the form sends it; override what differs. */
export async function anApplicationForm(sent: FormValues = {}): Promise<FormData> {
  return createForm({
    jobSlug: 'candidature-spontanee',
    submissionKey: randomUUID(),
    candidateName: 'Élodie Lefèvre',
    candidateEmail: 'elodie@exemple.fr',
    candidatePhone: '',
    coverLetter: '',
    cv: { name: 'CV Élodie.pdf', bytes: await aPdf() },
    ...sent,
  })
}

export function aMessageForm(sent: FormValues = {}): FormData {
  return createForm({
    submissionKey: randomUUID(),
    name: 'Karim Benali',
    email: 'karim@exemple.fr',
    subject: 'Projet de données',
    message: 'Bonjour,\nparlons-en.',
    ...sent,
  })
}

function createForm(sent: FormValues): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(sent)) {
    if (typeof value === 'string') form.append(name, value)
    else form.append(name, new Blob([new Uint8Array(value.bytes)]), value.name)
  }
  return form
}

type RequestHeaders = Record<string, string>

/** A request of our script, from a unique network address by default. */
export function createScriptRequest(
  path: string,
  body: BodyInit,
  headers: RequestHeaders = {},
): Request {
  return createFormRequest(path, body, { Accept: 'application/json', ...headers })
}

/** A form submitted by the browser itself. */
export function createFormRequest(
  path: string,
  body: BodyInit,
  headers: RequestHeaders = {},
): Request {
  const address = Array.from({ length: 4 }, () => Math.floor(Math.random() * 256)).join('.')
  return new Request(`${SITE_ORIGIN}${path}`, {
    method: 'POST',
    body,
    headers: {
      Host: 'exemplia.test',
      Origin: SITE_ORIGIN,
      'Sec-Fetch-Site': 'same-origin',
      'x-client-address': address,
      ...headers,
    },
  })
}
