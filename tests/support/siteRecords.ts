import { randomBytes } from 'node:crypto'
import { type APIRequestContext, type APIResponse, expect } from '@playwright/test'
import { z } from 'zod'
import type { Role, UserStatus } from '@/src/domain/accounts/userAccount'
import { type SiteLanguage, SOURCE_LANGUAGE } from '@/src/domain/languages/siteLocale'
import { submissionUrl } from '@/src/domain/submissions/submission'
import { firstAdmin } from './firstAdmin'

export type StaffAccount = { email: string; password: string }

/** A word that is nowhere else on the site, to find the test's own documents. */
export const createRareWord = () => `Q${randomBytes(6).toString('hex')}`

/** Whether this text belongs to a document created by a test. */
export const hasRareWord = (text: string) => /q[0-9a-f]{12}/i.test(text)

const OfferSchema = z.object({ id: z.number(), title: z.string(), slug: z.string() })

/** An active offer created by staff; its title ends with the rare word. */
export async function publishOffer(staff: APIRequestContext, different: object = {}) {
  const word = createRareWord()
  const offer = {
    title: `Architecte Sécurité ${word}`,
    location: 'nantes',
    contract: 'cdi',
    category: 'infrastructure-security',
    experience: 'expert',
    mission: '• Concevoir les défenses • Former les équipes',
    stack: ['PostgreSQL'],
    profile: ['Pédagogie'],
    payMinimum: 42_000,
    payMaximum: 50_000,
    ...different,
  }
  return { word, ...(await createDocument(staff, 'job-offers', offer, OfferSchema)) }
}

/** An account that can sign in at once; only Super Administrators can create one. */
export async function openAccount(
  director: APIRequestContext,
  account: Partial<StaffAccount> & { role: Role; name?: string; status?: UserStatus },
): Promise<StaffAccount> {
  const signIn = {
    email: `${createRareWord()}@exemplia.test`,
    password: firstAdmin.password,
    ...account,
  }
  // Creating an account of the same role needs the current password, which is the same for all
  // accounts here.
  const user = {
    name: 'Andrée Ponge',
    status: 'active',
    currentPassword: firstAdmin.password,
    ...signIn,
  }
  await createDocument(director, 'users', user, z.object({ id: z.number() }))
  return { email: signIn.email, password: signIn.password }
}

/** An application sent with the public form, by a candidate with a unique name. */
export async function sendApplication(
  visitor: APIRequestContext,
  different: object = {},
  language: SiteLanguage = SOURCE_LANGUAGE,
) {
  const candidateName = `Inès ${createRareWord()}`
  const multipart = {
    jobSlug: 'candidature-spontanee',
    candidateName,
    candidateEmail: 'ines@candidats.test',
    candidatePhone: '06 12 34 56 78',
    ...different,
  }
  const headers = { Accept: 'application/json' }
  const address = submissionUrl('/api/candidatures', language)
  await expect(await visitor.post(address, { headers, multipart })).toBeOK()
  return { candidateName }
}

/** A message sent with the public form, with a unique subject. */
export async function sendMessage(visitor: APIRequestContext, message: string) {
  const subject = `Projet ${createRareWord()}`
  const multipart = { name: 'Karim Benali', email: 'karim@clients.test', subject, message }
  const headers = { Accept: 'application/json' }
  await expect(await visitor.post('/api/messages-contact', { headers, multipart })).toBeOK()
  return { subject }
}

const StoredFileSchema = z.object({ id: z.number(), originalName: z.string() }).nullish()
const ApplicationsSchema = z.object({
  docs: z.array(
    z.object({
      id: z.number(),
      jobTitle: z.string(),
      status: z.string(),
      language: z.string(),
      source: z.string().nullish(),
      coverLetter: z.string().nullish(),
      cv: StoredFileSchema,
      coverLetterFile: StoredFileSchema,
    }),
  ),
})

/** The applications of this candidate. */
export async function findApplicationsOf(staff: APIRequestContext, candidateName: string) {
  const params = { 'where[candidateName][equals]': candidateName, depth: '1' }
  const answer = await staff.get('/api/job-applications', { params })
  return (await readResponse(answer, ApplicationsSchema)).docs
}

const MessagesSchema = z.object({
  docs: z.array(z.object({ message: z.string(), language: z.string() })),
})

/** The messages with this subject. */
export async function findMessagesAbout(staff: APIRequestContext, subject: string) {
  const params = { 'where[subject][equals]': subject, depth: '0' }
  return (await readResponse(await staff.get('/api/contact-messages', { params }), MessagesSchema))
    .docs
}

async function createDocument<Doc>(
  staff: APIRequestContext,
  collection: string,
  data: object,
  schema: z.ZodType<Doc>,
): Promise<Doc> {
  const answer = await staff.post(`/api/${collection}`, { data })
  return (await readResponse(answer, z.object({ doc: schema }))).doc
}

async function readResponse<Body>(answer: APIResponse, schema: z.ZodType<Body>): Promise<Body> {
  if (!answer.ok()) throw new Error(`${answer.url()}: ${answer.status()} ${await answer.text()}`)
  return schema.parse(await answer.json())
}
