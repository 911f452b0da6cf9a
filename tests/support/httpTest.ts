import { type APIRequestContext, test as base, expect, request } from '@playwright/test'
import { openAccount, type StaffAccount } from './siteRecords'
import { createWorkerClient, signInByApi } from './staffAccounts'

type HttpFixtures = {
  /**
   * An anonymous visitor's client, which follows no redirects, so that a test sees each response.
   */
  visitor: APIRequestContext
  /** A Moderator's client. */
  moderator: APIRequestContext
  /** An Administrator's client. */
  staff: APIRequestContext
  /** A Super Administrator's client. */
  director: APIRequestContext
}

// One per worker: hashing a password takes long.
let moderatorAccount: Promise<StaffAccount> | undefined

/** A test of the built site by requests alone, without a browser. */
export const test = base.extend<HttpFixtures>({
  visitor: async ({ baseURL }, use) => {
    const visitor = await request.newContext({ baseURL, maxRedirects: 0 })
    await use(visitor)
    await visitor.dispose()
  },
  moderator: async ({ baseURL, director }, use) => {
    moderatorAccount ??= openAccount(director, { role: 'moderator' })
    const moderator = await signInByApi(baseURL ?? '', await moderatorAccount)
    await use(moderator)
    await moderator.dispose()
  },
  staff: async ({ baseURL }, use, { parallelIndex }) => {
    const staff = await createWorkerClient(baseURL ?? '', { role: 'admin', worker: parallelIndex })
    await use(staff)
    await staff.dispose()
  },
  director: async ({ baseURL }, use, { parallelIndex }) => {
    const director = await createWorkerClient(baseURL ?? '', {
      role: 'super-admin',
      worker: parallelIndex,
    })
    await use(director)
    await director.dispose()
  },
})

export { expect }
