import { randomBytes } from 'node:crypto'
import { type APIRequestContext, type APIResponse, expect } from '@playwright/test'
import { z } from 'zod'
import type { Role, UserStatus } from '@/src/domain/accounts/userAccount'
import { HOUSE_LANGUAGE, type SiteLanguage } from '@/src/domain/languages/siteLocale'
import { submissionAddress } from '@/src/domain/submissions/submission'
import { firstAdmin } from './firstAdmin'

export type StaffAccount = { email: string; password: string }

/** A word that stands nowhere else on the site, to find again what a test made. */
export const rareWord = () => `Q${randomBytes(6).toString('hex')}`

/** Whether this names something that a test made. */
export const isOfAJourney = (text: string) => /q[0-9a-f]{12}/i.test(text)

const Offer = z.object({ id: z.number(), title: z.string(), slug: z.string() })

/** An active offer that staff write; its title ends with the rare word by which it is found. */
export async function publishOffer(staff: APIRequestContext, different: object = {}) {
  const word = rareWord()
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
  return { word, ...(await create(staff, 'job-offers', offer, Offer)) }
}

/** An account that can sign in at once, which Super Administrators alone can open. */
export async function openAccount(
  director: APIRequestContext,
  account: Partial<StaffAccount> & { role: Role; name?: string; status?: UserStatus },
): Promise<StaffAccount> {
  const signIn = { email: `${rareWord()}@exemplia.test`, password: firstAdmin.password, ...account }
  // Whoever opens one for somebody of his own rank says his password again: all of them have this one.
  const user = {
    name: 'Andrée Ponge',
    status: 'active',
    currentPassword: firstAdmin.password,
    ...signIn,
  }
  await create(director, 'users', user, z.object({ id: z.number() }))
  return { email: signIn.email, password: signIn.password }
}

/** An application as the public form sends it, by a candidate who can be found by name. */
export async function sendApplication(
  visitor: APIRequestContext,
  different: object = {},
  language: SiteLanguage = HOUSE_LANGUAGE,
) {
  const candidateName = `Inès ${rareWord()}`
  const multipart = {
    jobSlug: 'candidature-spontanee',
    candidateName,
    candidateEmail: 'ines@candidats.test',
    candidatePhone: '06 12 34 56 78',
    ...different,
  }
  const headers = { Accept: 'application/json' }
  const address = submissionAddress('/api/candidatures', language)
  await expect(await visitor.post(address, { headers, multipart })).toBeOK()
  return { candidateName }
}

/** A message as the public form sends it, with a subject that can be found. */
export async function sendMessage(visitor: APIRequestContext, message: string) {
  const subject = `Projet ${rareWord()}`
  const multipart = { name: 'Karim Benali', email: 'karim@clients.test', subject, message }
  const headers = { Accept: 'application/json' }
  await expect(await visitor.post('/api/messages-contact', { headers, multipart })).toBeOK()
  return { subject }
}

const StoredFile = z.object({ id: z.number(), originalName: z.string() }).nullish()
const Applications = z.object({
  docs: z.array(
    z.object({
      id: z.number(),
      jobTitle: z.string(),
      status: z.string(),
      language: z.string(),
      source: z.string().nullish(),
      coverLetter: z.string().nullish(),
      cv: StoredFile,
      coverLetterFile: StoredFile,
    }),
  ),
})

/** What staff have received from this candidate. */
export async function applicationsOf(staff: APIRequestContext, candidateName: string) {
  const params = { 'where[candidateName][equals]': candidateName, depth: '1' }
  const answer = await staff.get('/api/job-applications', { params })
  return (await read(answer, Applications)).docs
}

const Messages = z.object({
  docs: z.array(z.object({ message: z.string(), language: z.string() })),
})

/** What staff have received under this subject. */
export async function messagesAbout(staff: APIRequestContext, subject: string) {
  const params = { 'where[subject][equals]': subject, depth: '0' }
  return (await read(await staff.get('/api/contact-messages', { params }), Messages)).docs
}

async function create<Doc>(
  staff: APIRequestContext,
  collection: string,
  data: object,
  schema: z.ZodType<Doc>,
): Promise<Doc> {
  const answer = await staff.post(`/api/${collection}`, { data })
  return (await read(answer, z.object({ doc: schema }))).doc
}

async function read<Body>(answer: APIResponse, schema: z.ZodType<Body>): Promise<Body> {
  if (!answer.ok()) throw new Error(`${answer.url()}: ${answer.status()} ${await answer.text()}`)
  return schema.parse(await answer.json())
}
