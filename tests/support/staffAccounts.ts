import { type APIRequestContext, request } from '@playwright/test'
import { firstAdmin } from './firstAdmin'
import { openAccount, type StaffAccount } from './siteRecords'

// A sign-in writes the whole account: two workers must not sign in with the same account at the
// same time.
const EMAIL_NAMES = { admin: 'administration', 'super-admin': 'direction' } as const
const WORKER_ROLES = ['admin', 'super-admin'] as const
type WorkerRole = (typeof WORKER_ROLES)[number]

/** An account that no other worker signs in with. */
export const workerAccount = (role: WorkerRole, worker: number): StaffAccount => ({
  email: `${EMAIL_NAMES[role]}${worker}@exemplia.test`,
  password: firstAdmin.password,
})

/**
 * Creates for each worker an Administrator, who prepares documents, and a Super Administrator, who
 * creates accounts.
 */
export async function openWorkerAccounts(siteUrl: string, workers: number) {
  const director = await signInByApi(siteUrl, firstAdmin)
  for (let worker = 0; worker < workers; worker++) {
    for (const role of WORKER_ROLES) {
      await openAccount(director, { ...workerAccount(role, worker), role })
    }
  }
  await director.dispose()
}

// Payload accepts the session cookie only from pages of the same site. A kept connection could be
// closed by the server at the moment of the next request of a long test.
const SAME_SITE_HEADERS = { 'Sec-Fetch-Site': 'same-origin', Connection: 'close' }

type StoredSession = Awaited<ReturnType<APIRequestContext['storageState']>>
const sessionsByAccount = new Map<string, Promise<StoredSession>>()

/** This worker's client with this role; signs in once. */
export async function createWorkerClient(
  siteUrl: string,
  { role, worker }: { role: WorkerRole; worker: number },
): Promise<APIRequestContext> {
  const name = `${role} ${siteUrl}`
  const session = sessionsByAccount.get(name) ?? openSession(siteUrl, workerAccount(role, worker))
  sessionsByAccount.set(name, session)
  return request.newContext({
    baseURL: siteUrl,
    extraHTTPHeaders: SAME_SITE_HEADERS,
    storageState: await session,
  })
}

async function openSession(siteUrl: string, account: StaffAccount): Promise<StoredSession> {
  const client = await signInByApi(siteUrl, account)
  const session = await client.storageState()
  await client.dispose()
  return session
}

/** A signed-in REST client. */
export async function signInByApi(siteUrl: string, { email, password }: StaffAccount) {
  const client = await request.newContext({ baseURL: siteUrl, extraHTTPHeaders: SAME_SITE_HEADERS })
  const answer = await client.post('/api/users/login', { data: { email, password } })
  if (!answer.ok()) throw new Error(`${email} could not sign in: ${answer.status()}`)
  return client
}
