import { expect, type Page } from '@playwright/test'

/** What shows that a tool speaks, not the house. */
const LEFTOVERS =
  /Éditer|\((?:e|s|es)\)|\d ?(?:KB|MB|GB|bytes)\b|\d-\d+ (?:de|sur) \d|Statut:|Liste\s:|\p{L}'\p{L}|\.\.\./gu

// Quoted so by the specification, the last of a message's first 50 characters.
const QUOTED = [
  /[Oo]ffres? d'emploi/g,
  /Construction d'applications/g,
  /ou mot-clé\.\.\./g,
  /.{50}\.\.\./g,
]

/** What this page says, and what it says to those who do not see it, is French as a printer would set it. */
export async function expectNoLeftovers(page: Page, name: string) {
  const seen = await page.locator('body').allInnerTexts()
  const names = await page.evaluate(() =>
    [...document.querySelectorAll('[aria-label], [placeholder], [title]')].flatMap((part) => [
      part.ariaLabel,
      part.getAttribute('placeholder'),
      part.getAttribute('title'),
    ]),
  )
  const said = [...seen, ...names].join('\n')
  const judged = QUOTED.reduce((rest, quoted) => rest.replace(quoted, ''), said)
  expect.soft(judged.match(LEFTOVERS) ?? [], name).toEqual([])
}
