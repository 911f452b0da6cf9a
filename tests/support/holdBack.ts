import type { Page, Request } from '@playwright/test'

/** Holds back these requests, like a slow connection, until the returned function is called. */
export async function holdBack(
  page: Page,
  url: string | RegExp,
  isHeld: (request: Request) => boolean = () => true,
) {
  let release = () => {}
  const isReleased = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(url, async (route) => {
    if (isHeld(route.request())) await isReleased
    await route.continue()
  })
  return release
}
