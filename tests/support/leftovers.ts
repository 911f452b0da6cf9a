import { expect, type Page } from '@playwright/test'

/** Texts that a library wrote instead of us. */
const LEFTOVERS =
  /Éditer|\((?:e|s|es)\)|\d ?(?:KB|MB|GB|bytes)\b|\d-\d+ (?:de|sur) \d|Statut:|Liste\s:|\p{L}'\p{L}|\.\.\./gu

// Quoted in this form by the specification; the last is the first 50 characters of a message.
const QUOTED_EXCEPTIONS = [
  /[Oo]ffres? d'emploi/g,
  /Construction d'applications/g,
  /ou mot-clé\.\.\./g,
  /.{50}\.\.\./g,
]

/** The visible text and the accessible names of this page follow French typography. */
export async function expectNoLeftoverTexts(page: Page, name: string) {
  const seen = await page.locator('body').allInnerTexts()
  const names = await page.evaluate(() =>
    [...document.querySelectorAll('[aria-label], [placeholder], [title]')].flatMap((part) => [
      part.ariaLabel,
      part.getAttribute('placeholder'),
      part.getAttribute('title'),
    ]),
  )
  const said = [...seen, ...names].join('\n')
  const judged = QUOTED_EXCEPTIONS.reduce((rest, quoted) => rest.replace(quoted, ''), said)
  expect.soft(judged.match(LEFTOVERS) ?? [], name).toEqual([])
}
