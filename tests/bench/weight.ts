import { startTestSite } from '../support/startTestSite'
import { startEmptySite } from './emptySite'
import type { Figure } from './figures'
import { bytesOf, DESKTOP, loadPage, openBrowser, PHONE, scrollToTheEnd } from './loadPage'
import { PAGE_NAMES, PAGES, type PageName } from './pages'

// Scripts are compared in what both sites speak.
const GZIP = { encodings: 'gzip' }

const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`

/** What a visit weighs on the wire. */
export async function weightFigures(): Promise<Figure[]> {
  const browser = await openBrowser()
  const emptySite = await startEmptySite()
  const empty = bytesOf(await loadPage(browser, emptySite.url, PHONE, GZIP), 'script')
  await emptySite.stop()
  const site = await startTestSite()
  try {
    const figures: Figure[] = []
    for (const name of PAGE_NAMES) {
      const url = site.url + PAGES[name]
      const zipped = await loadPage(browser, url, PHONE, GZIP)
      const sent = await loadPage(browser, url, PHONE)
      const script = bytesOf(zipped, 'script')
      figures.push(
        {
          what: `${name}: JavaScript, gzip`,
          measured: `${kilobytes(script)} (+${kilobytes(script - empty)}), with Brotli ${kilobytes(bytesOf(sent, 'script'))}`,
          reference: `${kilobytes(empty)} without client component, goal +${allowance(name)} kB`,
        },
        {
          what: `${name}: HTML`,
          measured: `${kilobytes(bytesOf(sent, 'document'))}, with gzip ${kilobytes(bytesOf(zipped, 'document'))}`,
          reference: 'goal 25 kB',
        },
      )
    }
    for (const screen of [PHONE, DESKTOP]) {
      const transfers = await loadPage(browser, site.url, screen, { read: scrollToTheEnd })
      figures.push({
        what: `home read to its end at ${screen.width} px × ${screen.deviceScaleFactor}: all transferred`,
        measured: kilobytes(bytesOf(transfers)),
        reference: 'goal 400 kB',
      })
    }
    return figures
  } finally {
    await browser.close()
    await site.stop()
  }
}

// Two pages work harder than the others: they search as one types, and judge files before sending them.
const allowance = (name: PageName) => (name === 'job list' || name === 'form' ? 25 : 12)
