import { startTestSite } from '../support/startTestSite'
import { startEmptySite } from './emptySite'
import type { BenchFigure } from './figures'
import {
  DESKTOP_SCREEN,
  loadPage,
  openBrowser,
  PHONE_SCREEN,
  scrollToPageEnd,
  sumBytes,
} from './loadPage'
import { PAGE_NAMES, PAGES, type PageName } from './pages'

// Scripts are compared in an encoding that both sites support.
const GZIP_ENCODING = { encodings: 'gzip' }

const formatKilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1).replace('.', ',')} ko`

/** Measures the bytes of a visit on the wire. */
export async function measurePageWeight(): Promise<BenchFigure[]> {
  const browser = await openBrowser()
  const emptySite = await startEmptySite()
  const empty = sumBytes(
    await loadPage(browser, emptySite.url, PHONE_SCREEN, GZIP_ENCODING),
    'script',
  )
  await emptySite.stop()
  const site = await startTestSite()
  try {
    const figures: BenchFigure[] = []
    for (const name of PAGE_NAMES) {
      const url = site.url + PAGES[name]
      const zipped = await loadPage(browser, url, PHONE_SCREEN, GZIP_ENCODING)
      const sent = await loadPage(browser, url, PHONE_SCREEN)
      const script = sumBytes(zipped, 'script')
      figures.push(
        {
          what: `${name} : JavaScript, gzip`,
          measured: `${formatKilobytes(script)} (+${formatKilobytes(script - empty)}), ${formatKilobytes(sumBytes(sent, 'script'))} en Brotli`,
          reference: `${formatKilobytes(empty)} sans composant client`,
          goal: `+${maxScriptKilobytes(name)} ko`,
        },
        {
          what: `${name} : HTML`,
          measured: `${formatKilobytes(sumBytes(sent, 'document'))}, ${formatKilobytes(sumBytes(zipped, 'document'))} en gzip`,
          goal: '25 ko',
        },
      )
    }
    for (const screen of [PHONE_SCREEN, DESKTOP_SCREEN]) {
      const transfers = await loadPage(browser, site.url, screen, { read: scrollToPageEnd })
      figures.push({
        what: `accueil lu jusqu’au bout à ${screen.width} px × ${screen.deviceScaleFactor} : tout ce qui est transféré`,
        measured: formatKilobytes(sumBytes(transfers)),
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
const maxScriptKilobytes = (name: PageName) => (name === 'job list' || name === 'form' ? 25 : 12)
