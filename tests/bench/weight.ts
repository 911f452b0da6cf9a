import { startTestSite } from '../support/startTestSite'
import { startEmptySite } from './emptySite'
import type { Figure } from './figures'
import { bytesOf, DESKTOP, loadPage, openBrowser, PHONE, scrollToTheEnd } from './loadPage'
import { PAGE_NAMES, PAGES, type PageName } from './pages'

// Scripts are compared in an encoding that both sites support.
const GZIP = { encodings: 'gzip' }

const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1).replace('.', ',')} ko`

/** Measures the bytes of a visit on the wire. */
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
          what: `${name} : JavaScript, gzip`,
          measured: `${kilobytes(script)} (+${kilobytes(script - empty)}), ${kilobytes(bytesOf(sent, 'script'))} en Brotli`,
          reference: `${kilobytes(empty)} sans composant client`,
          goal: `+${allowance(name)} ko`,
        },
        {
          what: `${name} : HTML`,
          measured: `${kilobytes(bytesOf(sent, 'document'))}, ${kilobytes(bytesOf(zipped, 'document'))} en gzip`,
          goal: '25 ko',
        },
      )
    }
    for (const screen of [PHONE, DESKTOP]) {
      const transfers = await loadPage(browser, site.url, screen, { read: scrollToTheEnd })
      figures.push({
        what: `accueil lu jusqu’au bout à ${screen.width} px × ${screen.deviceScaleFactor} : tout ce qui est transféré`,
        measured: kilobytes(bytesOf(transfers)),
        goal: '400 ko',
      })
    }
    return figures
  } finally {
    await browser.close()
    await site.stop()
  }
}

// Two pages may be heavier: they search while the user types, or check files before sending them.
const allowance = (name: PageName) => (name === 'job list' || name === 'form' ? 25 : 12)
