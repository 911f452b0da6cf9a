import { describe, expect, test } from 'vitest'
import { createHostCookieGuard } from '@/src/server/web/createHostCookieGuard'
import { listenOnFreePort } from '@/tests/support/listenOnFreePort'

const SESSION_COOKIE = 'staff-token=jwt; Path=/; Secure=true; HttpOnly=true; SameSite=Lax'

/** Sends a request to a site that sets these cookies and returns the received ones. */
async function exchangeCookies(siteUrl: string | undefined, sent: string, set: string[]) {
  const cookies = createHostCookieGuard(siteUrl)
  const address = await listenOnFreePort((request, response) => {
    cookies.receive(request)
    cookies.guard(response)
    for (const cookie of set) response.appendHeader('Set-Cookie', cookie)
    response.end(request.headers.cookie)
  })
  const answer = await fetch(address, { headers: { cookie: sent } })
  return { received: await answer.text(), set: answer.headers.getSetCookie() }
}

describe('over HTTPS', () => {
  const site = 'https://exemplia.test'

  test('the session is set for this host alone', async () => {
    const { set } = await exchangeCookies(site, '', [SESSION_COOKIE, 'staff-theme=dark; Path=/'])
    expect(set).toEqual([`__Host-${SESSION_COOKIE}`, 'staff-theme=dark; Path=/'])
  })

  test('a cookie without Secure gets it, because browsers require it', async () => {
    const { set } = await exchangeCookies(site, '', ['__prerender_bypass=id; Path=/; HttpOnly'])
    expect(set).toEqual(['__Host-__prerender_bypass=id; Path=/; HttpOnly; Secure'])
  })

  test('it is accepted again, and a cookie of another host is not', async () => {
    const { received } = await exchangeCookies(
      site,
      'staff-token=evil; a=1; __Host-staff-token=own',
      [],
    )
    expect(received).toBe('a=1; staff-token=own')
    expect((await exchangeCookies(site, 'staff-token=evil', [])).received).toBe('')
  })

  test.each([
    'staff-__Host-token=evil',
    '__Host-__Host-staff-token=evil',
    '__host-staff-token=evil',
  ])('a name that only looks like it is not taken for it: %s', async (sent) =>
    expect((await exchangeCookies(site, sent, [])).received).not.toMatch(/^staff-token/),
  )

  test('received cookies are forwarded as a browser would send them', () => {
    const { asSent } = createHostCookieGuard(site)
    expect(asSent('a=1; __prerender_bypass=id')).toBe('a=1; __Host-__prerender_bypass=id')
  })
})

test.each([undefined, 'http://localhost:3000'])(
  'over HTTP (%s) the names are unchanged',
  async (site) => {
    const { received, set } = await exchangeCookies(site, 'staff-token=own', [SESSION_COOKIE])
    expect({ received, set }).toEqual({ received: 'staff-token=own', set: [SESSION_COOKIE] })
  },
)
