import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { LanguageSwitch } from '@/components/site/LanguageSwitch'
import LanguageHint from '@/src/plugins/language-hint/site/LanguageHint'
import { expectNoAxeViolation, expectNoSidewaysScroll } from '@/tests/component/support/axe'
import { renderOnSite } from '@/tests/component/support/renderOnSite'
import { testAt } from '@/tests/component/support/testAt'

const hintText = page.getByText('This page is available in English.')
const englishLink = page.getByRole('link', { name: 'Read it in English' })

/** Sets the `hreflang` link of the page. */
function setAlternateLink(language: string, path: string) {
  for (const earlier of document.head.querySelectorAll('link[hreflang]')) earlier.remove()
  const alternate = document.createElement('link')
  alternate.rel = 'alternate'
  alternate.hreflang = language
  alternate.href = path
  document.head.append(alternate)
}

beforeEach(() => {
  for (const earlier of document.head.querySelectorAll('link[hreflang]')) earlier.remove()
})

/**
 * Clicks without navigating.
 * @returns the URL of the link
 */
async function urlAfterClick(name: string) {
  document.addEventListener('click', (event) => event.preventDefault(), { once: true })
  const followed = page.getByRole('link', { name })
  await followed.click()
  return new URL(followed.element().getAttribute('href') ?? '', window.location.href)
}

const PAGE_LOCATION = { search: '?recherche=data', hash: '#offres' }

function setPageLocation({ search, hash }: typeof PAGE_LOCATION) {
  const { pathname, href } = window.location
  window.history.replaceState(null, '', pathname + search + hash)
  return () => window.history.replaceState(null, '', href)
}

testAt([390, 1440])('The hint at %i px is English and has no axe violation', async (width) => {
  setAlternateLink('en', '/en/our-values')
  await renderOnSite(<LanguageHint language="en" isAlone />, { width })
  await expect.element(hintText).toBeVisible()
  const region = page.getByRole('complementary', { name: /available in English/ })
  await expect.element(region).toHaveAttribute('lang', 'en')
  await expect.element(englishLink).toHaveAttribute('hreflang', 'en')
  await expectNoAxeViolation()
  expectNoSidewaysScroll()
})

test('The hint in French leads to the French page', async () => {
  setAlternateLink('fr', '/notre-adn')
  await renderOnSite(<LanguageHint language="fr" isAlone />, { language: 'en' })
  await expect.element(page.getByText('Cette page existe en français.')).toBeVisible()
  const french = page.getByRole('link', { name: 'La lire en français' })
  await expect.element(french).toHaveAttribute('href', '/notre-adn')
})

test('The hint is shown only on pages that exist in the other language', async () => {
  await renderOnSite(<LanguageHint language="en" isAlone />)
  await expect.element(hintText).not.toBeInTheDocument()
  setAlternateLink('en', '/en/jobs')
  await expect.element(englishLink).toHaveAttribute('href', '/en/jobs')
})

test('A closed hint stays closed', async () => {
  setAlternateLink('en', '/en/our-values')
  const first = await renderOnSite(<LanguageHint language="en" isAlone />)
  await page.getByRole('button', { name: 'Close', exact: true }).click()
  await expect.element(hintText).not.toBeInTheDocument()
  await first.unmount()
  await renderOnSite(<LanguageHint language="en" isAlone />)
  await expect.element(hintText).not.toBeInTheDocument()
})

test('The link of the hint contains the search and the section', async () => {
  setAlternateLink('en', '/en/jobs')
  await renderOnSite(<LanguageHint language="en" isAlone />)
  const restore = setPageLocation(PAGE_LOCATION)
  const { pathname, search, hash } = await urlAfterClick('Read it in English')
  restore()
  expect({ pathname, search, hash }).toEqual({ pathname: '/en/jobs', ...PAGE_LOCATION })
})

test('The language switch contains the search and the section, and no hint follows', async () => {
  setAlternateLink('en', '/en/jobs')
  const english = { language: 'en', name: 'English', addresses: [['/', '/en/']] } as const
  const first = await renderOnSite(<LanguageSwitch languages={[english]} />, { url: '/nos-offres' })
  const restore = setPageLocation(PAGE_LOCATION)
  const { search, hash } = await urlAfterClick('English')
  restore()
  expect({ search, hash }).toEqual(PAGE_LOCATION)
  await first.unmount()
  await renderOnSite(<LanguageHint language="en" isAlone />)
  await expect.element(hintText).not.toBeInTheDocument()
})
