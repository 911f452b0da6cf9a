import { createElement } from 'react'
import { prerender } from 'react-dom/static'
import { afterEach, expect, test, vi } from 'vitest'
import GlobalError from '@/src/app/global-error'

// Next prepares the fonts during its build.
vi.mock('@/components/ui/fonts', () => ({ fontVariableClassNames: '' }))

afterEach(() => vi.unstubAllGlobals())

/** Returns the text of the page that replaces a page after an error in the browser. */
async function renderErrorPage(lang: string, pathname: string) {
  vi.stubGlobal('document', { documentElement: { lang } })
  vi.stubGlobal('location', { pathname })
  const { prelude } = await prerender(createElement(GlobalError))
  return new Response(prelude).text()
}

test.each([
  ['fr', '/nos-offres', 'Cette page ne s’affiche pas', '/'],
  ['en', '/en/jobs', 'This page cannot be displayed', '/en'],
  ['en', '/jobs', 'This page cannot be displayed', '/'],
  ['fr', '/fr/nos-offres', 'Cette page ne s’affiche pas', '/fr'],
])('The error page in %s at %s has the title: %s', async (language, path, said, home) => {
  const page = await renderErrorPage(language, path)
  expect(page).toContain(`<html lang="${language}"`)
  expect(page).toContain(`<title>${said}</title>`)
  expect(page).toContain(`href="${home}"`)
})
