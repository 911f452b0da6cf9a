import { type Browser, chromium, type Page, type Request } from '@playwright/test'
import { findOrInstallChromium } from '@/tests/runner/chromium'

export type Transfer = { url: string; kind: string; bytes: number }
export type Screen = { width: number; height: number; deviceScaleFactor: number }

export const PHONE: Screen = { width: 390, height: 844, deviceScaleFactor: 2 }
export const DESKTOP: Screen = { width: 1440, height: 900, deviceScaleFactor: 1 }

type Visit = {
  /** The encodings that the browser announces, when not all. */
  encodings?: string
  read?: (page: Page) => Promise<void>
}

// The load of the page ends after this pause: the banner appears after one second.
const QUIET_MS = 2_000

export async function openBrowser(): Promise<Browser> {
  return chromium.launch({
    executablePath: await findOrInstallChromium(),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  })
}

/** Opens a page as a new visitor, and returns the size of each body on the wire. */
export async function loadPage(
  browser: Browser,
  url: string,
  { width, height, deviceScaleFactor }: Screen,
  { encodings, read }: Visit = {},
): Promise<Transfer[]> {
  const context = await browser.newContext({
    // The locale of most visitors of these pages, who get no language hint.
    locale: 'fr-FR',
    viewport: { width, height },
    deviceScaleFactor,
    ...(encodings ? { extraHTTPHeaders: { 'accept-encoding': encodings } } : {}),
  })
  const page = await context.newPage()
  const finished: Request[] = []
  page.on('requestfinished', (request) => finished.push(request))
  await page.goto(url, { waitUntil: 'load' })
  await page.waitForTimeout(QUIET_MS)
  await read?.(page)
  const transfers = await Promise.all(finished.map(weigh))
  await context.close()
  return transfers
}

/** Scrolls to the end like a reader, so that all lazy content is fetched. */
export async function scrollToTheEnd(page: Page) {
  const step = (page.viewportSize()?.height ?? 0) / 2
  let before = -1
  for (let now = 0; now > before; now = await page.evaluate(() => window.scrollY)) {
    before = now
    await page.mouse.wheel(0, step)
    await page.waitForTimeout(500)
  }
  await page.waitForTimeout(QUIET_MS)
}

async function weigh(request: Request): Promise<Transfer> {
  const { responseBodySize } = await request.sizes()
  return { url: request.url(), kind: request.resourceType(), bytes: responseBodySize }
}

export const bytesOf = (transfers: Transfer[], kind?: string) =>
  transfers.reduce(
    (sum, transfer) => sum + (kind && transfer.kind !== kind ? 0 : transfer.bytes),
    0,
  )
