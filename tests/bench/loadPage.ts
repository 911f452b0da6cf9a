import { type Browser, chromium, type Page, type Request } from '@playwright/test'
import { findOrInstallChromium } from '@/tests/runner/chromium'

export type PageTransfer = { url: string; kind: string; bytes: number }
export type ScreenSize = { width: number; height: number; deviceScaleFactor: number }

export const PHONE_SCREEN: ScreenSize = { width: 390, height: 844, deviceScaleFactor: 2 }
export const DESKTOP_SCREEN: ScreenSize = { width: 1440, height: 900, deviceScaleFactor: 1 }

type LoadOptions = {
  /** The encodings that the browser announces, when not all. */
  encodings?: string
  read?: (page: Page) => Promise<void>
}

// The load of the page ends after this pause: the banner appears after one second.
const NETWORK_QUIET_MS = 2_000

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
  { width, height, deviceScaleFactor }: ScreenSize,
  { encodings, read }: LoadOptions = {},
): Promise<PageTransfer[]> {
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
  await page.waitForTimeout(NETWORK_QUIET_MS)
  await read?.(page)
  const transfers = await Promise.all(finished.map(measureTransfer))
  await context.close()
  return transfers
}

/** Scrolls to the end like a reader, so that all lazy content is fetched. */
export async function scrollToPageEnd(page: Page) {
  const step = (page.viewportSize()?.height ?? 0) / 2
  let before = -1
  for (let now = 0; now > before; now = await page.evaluate(() => window.scrollY)) {
    before = now
    await page.mouse.wheel(0, step)
    await page.waitForTimeout(500)
  }
  await page.waitForTimeout(NETWORK_QUIET_MS)
}

async function measureTransfer(request: Request): Promise<PageTransfer> {
  const { responseBodySize } = await request.sizes()
  return { url: request.url(), kind: request.resourceType(), bytes: responseBodySize }
}

export const sumBytes = (transfers: PageTransfer[], kind?: string) =>
  transfers.reduce(
    (sum, transfer) => sum + (kind && transfer.kind !== kind ? 0 : transfer.bytes),
    0,
  )
