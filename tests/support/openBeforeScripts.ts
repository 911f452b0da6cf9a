import type { Page } from '@playwright/test'

/** Opens a page whose scripts are slow to come. @returns lets them come */
export async function openBeforeScripts(page: Page, path: string) {
  let come = () => {}
  const coming = new Promise<void>((resolve) => {
    come = resolve
  })
  await page.route('**/_next/static/**/*.js', async (route) => {
    await coming
    await route.continue()
  })
  await page.goto(path, { waitUntil: 'commit' })
  return come
}
