import { expect, test } from '../support/httpTest'

const readings = [
  { accepted: 'gzip, deflate, br, zstd', sent: 'br' },
  { accepted: 'br;q=0, gzip', sent: 'gzip' },
  { accepted: 'identity', sent: undefined },
]

for (const { accepted, sent } of readings) {
  test(`a page is sent to who reads “${accepted}” as ${sent ?? 'it is'}`, async ({ request }) => {
    const answer = await request.get('/mentions-legales', {
      headers: { 'accept-encoding': accepted },
    })
    expect(answer.headers()['content-encoding']).toBe(sent)
    expect(answer.headers().vary).toContain('Accept-Encoding')
    expect(await answer.text()).toMatch(/^<!DOCTYPE html>.*<\/html>$/s)
  })
}
