import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { adminCsp, publicPageCsp } from '@/src/server/web/contentPolicy'

const DATA_SCRIPT = String.raw`self.__next_f.push([1,"3d:[\"$\",\"p\",null,{\"children\":\"L’été\\n\"}]"])`
const START_SCRIPT =
  '(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push({"otherChunks":["static/chunks/a.js"],"runtimeModuleIds":[1]});'

const scriptHash = (script: string) =>
  `'sha256-${createHash('sha256').update(script).digest('base64')}'`

test.each([DATA_SCRIPT, START_SCRIPT, '(self.__next_f=self.__next_f||[]).push([0])'])(
  'a page may run what Next wrote into it: %s',
  (script) => {
    expect(publicPageCsp(`<script>${script}</script>`)).toContain(scriptHash(script))
    expect(publicPageCsp(`<script id="_R_">${script}</script>`)).toContain(scriptHash(script))
  },
)

test.each([
  'alert(1)',
  'self.__next_f.push(alert(1))',
  'self.__next_f.push([1,"a"]);alert(1)',
  'self.__next_f.push([1,"a"]);self.__next_f.push([1,"b"])',
  '(self.__next_s=self.__next_s||[]).push([0,{"children":"alert(1)"}])',
])('a script that does anything else may not run: %s', (script) => {
  expect(publicPageCsp(`<p>${'…'}</p><script>${script}</script>`)).not.toContain('sha256')
})

test('scripts from files, and texts for search engines, need no permission of their own', () => {
  const html = `<script src="/a.js" async=""></script><script type="application/ld+json">{}</script>`
  expect(publicPageCsp(html)).toContain("script-src 'self';")
})

test('nothing is loaded from other sites, which neither frame the site nor receive its forms', () => {
  const directives = publicPageCsp('').split('; ')
  expect(directives).toEqual(
    expect.arrayContaining([
      "default-src 'none'",
      "script-src 'self'",
      "connect-src 'self'",
      "form-action 'self'",
      "base-uri 'none'",
      "frame-ancestors 'self'",
    ]),
  )
  expect(directives.join()).not.toMatch(/https?:|\*|unsafe-eval/)
})

test('the admin allows inline scripts and styles, and nothing from other sites', () => {
  expect(adminCsp).toContain("default-src 'none'")
  expect(adminCsp).not.toMatch(/https?:|\*|unsafe-eval/)
})
