import { type APIRequestContext, test as base, expect, request } from '@playwright/test'
import { workerStaff } from './staffAccounts'

type Fixtures = {
  /** An anonymous visitor's client, which follows no redirect: a test sees each response. */
  visitor: APIRequestContext
  /** An Administrator's client. */
  staff: APIRequestContext
  /** A Super Administrator's client. */
  director: APIRequestContext
}

/** A test of the built site by requests alone: no browser starts. */
export const test = base.extend<Fixtures>({
  visitor: async ({ baseURL }, use) => {
    const visitor = await request.newContext({ baseURL, maxRedirects: 0 })
    await use(visitor)
    await visitor.dispose()
  },
  staff: async ({ baseURL }, use, { parallelIndex }) => {
    const staff = await workerStaff(baseURL ?? '', { role: 'admin', worker: parallelIndex })
    await use(staff)
    await staff.dispose()
  },
  director: async ({ baseURL }, use, { parallelIndex }) => {
    const director = await workerStaff(baseURL ?? '', {
      role: 'super-admin',
      worker: parallelIndex,
    })
    await use(director)
    await director.dispose()
  },
})

export { expect }
