import { expect, test } from '../support/httpTest'

for (const { accepted, encoding } of [
  { accepted: 'gzip, deflate, br, zstd', encoding: 'br' },
  { accepted: 'br;q=0, gzip', encoding: 'gzip' },
  { accepted: 'identity', encoding: undefined },
]) {
  test(`a client that accepts “${accepted}” receives a page with content-encoding ${encoding ?? 'unset'}`, async ({
    visitor,
  }) => {
    const headers = { 'accept-encoding': accepted }
    const response = await visitor.get('/mentions-legales', { headers })
    expect(response.headers()['content-encoding']).toBe(encoding)
    expect(response.headers().vary).toContain('Accept-Encoding')
    expect(await response.text()).toMatch(/^<!DOCTYPE html>.*<\/html>$/s)
  })
}
