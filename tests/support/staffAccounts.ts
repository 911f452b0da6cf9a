import { type APIRequestContext, request } from '@playwright/test'
import { firstAdmin } from './firstAdmin'
import { openAccount, type StaffAccount } from './siteRecords'

// Signing in writes the whole account: two workers must not sign in with the same one at a time.
const accountOf = (worker: number): StaffAccount => ({
  email: `administration${worker}@exemplia.test`,
  password: firstAdmin.password,
})

/** The Super Administrator of this worker. */
export const directorOf = (worker: number): StaffAccount => ({
  email: `direction${worker}@exemplia.test`,
  password: firstAdmin.password,
})

/** For each worker an Administrator, with whom its journeys prepare what they need, and a Super Administrator. */
export async function openWorkerAccounts(siteUrl: string, workers: number) {
  const director = await signedIn(siteUrl, firstAdmin)
  for (let worker = 0; worker < workers; worker++) {
    await openAccount(director, { ...accountOf(worker), role: 'admin' })
    await openAccount(director, { ...directorOf(worker), role: 'super-admin' })
  }
  await director.dispose()
}

// Payload takes the session's cookie only from pages of the site itself.
const fromTheSite = { 'Sec-Fetch-Site': 'same-origin' }

type Session = Awaited<ReturnType<APIRequestContext['storageState']>>
const sessions = new Map<string, Promise<Session>>()

/** This worker's Administrator at work on this site: signs in once. */
export async function workerStaff(siteUrl: string, worker: number): Promise<APIRequestContext> {
  const session = sessions.get(siteUrl) ?? openSession(siteUrl, accountOf(worker))
  sessions.set(siteUrl, session)
  return request.newContext({
    baseURL: siteUrl,
    extraHTTPHeaders: fromTheSite,
    storageState: await session,
  })
}

async function openSession(siteUrl: string, account: StaffAccount): Promise<Session> {
  const client = await signedIn(siteUrl, account)
  const session = await client.storageState()
  await client.dispose()
  return session
}

/** A client of the site's REST interface in which this person is signed in. */
export async function signedIn(siteUrl: string, { email, password }: StaffAccount) {
  const client = await request.newContext({ baseURL: siteUrl, extraHTTPHeaders: fromTheSite })
  const answer = await client.post('/api/users/login', { data: { email, password } })
  if (!answer.ok()) throw new Error(`${email} could not sign in: ${answer.status()}`)
  return client
}
