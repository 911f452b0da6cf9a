import { existsSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'
import { findOrInstallChromium } from '@/tests/runner/chromium'
import { startTestSite } from '../support/startTestSite'
import { startEmptySite } from './emptySite'
import { type Figure, medianOf } from './figures'
import { PAGE_NAMES, PAGES } from './pages'
import { runProgram } from './programs'

const RUNS = 5
const VISITS_BEFORE = 50

// Chromium renders fading scrollbars as frames, and delays the first real one by up to two seconds;
// Puppeteer and Playwright hide them too. The language is French, because a browser of another
// language gets the language hint.
const BROWSER_FLAGS = [
  '--headless=new',
  '--no-sandbox',
  '--disable-gpu',
  '--hide-scrollbars',
  '--accept-lang=fr-FR',
]

const folder = path.join(import.meta.dirname, 'lighthouse')
const packages = path.join(folder, 'node_modules')

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const
const score = z.object({ score: z.number() })
const value = z.object({ numericValue: z.number() })
const report = z.object({
  categories: z.object({
    performance: score,
    accessibility: score,
    'best-practices': score,
    seo: score,
  }),
  audits: z.object({
    'largest-contentful-paint': value,
    'cumulative-layout-shift': value,
    'total-blocking-time': value,
  }),
})
type Report = z.infer<typeof report>

/** Throttling is computed from a fast visit, or applied to network and processor. */
const THROTTLINGS = { simulate: 'calculé', devtools: 'ralenti pour de bon' } as const
type Throttling = keyof typeof THROTTLINGS
const isThrottling = (name: string): name is Throttling => name in THROTTLINGS

/**
 * Measures each page on a phone with Lighthouse: the median of five visits for each throttling. The
 * empty page of Next shows the cost of this machine and of Next.
 */
export async function lighthouseFigures(): Promise<Figure[]> {
  await install()
  const emptySite = await startEmptySite()
  const figures = await figuresOf('une page vide de Next', emptySite.url)
  await emptySite.stop()
  const site = await startTestSite()
  try {
    for (const name of PAGE_NAMES) {
      figures.push(...(await figuresOf(name, site.url + PAGES[name])))
    }
    return figures
  } finally {
    await site.stop()
  }
}

async function figuresOf(page: string, url: string): Promise<Figure[]> {
  const figures: Figure[] = []
  for (const throttling of Object.keys(THROTTLINGS).filter(isThrottling)) {
    figures.push({
      what: `${page}, ${THROTTLINGS[throttling]} : ${categories.join(' / ')} ; LCP, CLS, TBT`,
      measured: wordsOf(await severalVisits(url, throttling)),
      goal: throttling === 'simulate' ? '97 / 100 / 100 / 100' : 'LCP 1,9 s, CLS 0, TBT 100 ms',
    })
  }
  return figures
}

// The first response renders the page; the next ones warm up the server.
async function severalVisits(url: string, throttling: Throttling) {
  const chromium = await findOrInstallChromium()
  for (let visit = 0; visit < VISITS_BEFORE; visit++) await (await fetch(url)).text()
  const reports: Report[] = []
  for (let run = 0; run < RUNS; run++) reports.push(await visit(url, chromium, throttling))
  return reports
}

function wordsOf(reports: Report[]) {
  const middle = (read: (report: Report) => number) => medianOf(reports.map(read))
  const scores = categories.map((category) =>
    Math.round(100 * middle((one) => one.categories[category].score)),
  )
  const paint = middle(({ audits }) => audits['largest-contentful-paint'].numericValue)
  const shift = middle(({ audits }) => audits['cumulative-layout-shift'].numericValue)
  const blocking = middle(({ audits }) => audits['total-blocking-time'].numericValue)
  const times = [`${(paint / 1000).toFixed(2)} s`, shift.toFixed(3), `${Math.round(blocking)} ms`]
  return `${scores.join(' / ')}; ${times.join(', ')}`
}

// Lighthouse needs a newer Node than the product, and brings its own.
async function visit(url: string, chromium: string, throttling: Throttling): Promise<Report> {
  const output = await runProgram(
    path.join(packages, '.bin/node'),
    [
      path.join(packages, 'lighthouse/cli/index.js'),
      url,
      '--quiet',
      '--output=json',
      `--throttling-method=${throttling}`,
      `--only-categories=${categories.join(',')}`,
      `--chrome-flags=${BROWSER_FLAGS.join(' ')}`,
    ],
    { CHROME_PATH: chromium },
  )
  return report.parse(JSON.parse(output))
}

async function install() {
  if (existsSync(path.join(packages, '.package-lock.json'))) return
  console.log('Lighthouse is installed, apart from the product (360 MB)…')
  await runProgram('npm', ['ci', '--prefix', folder, '--loglevel=error'])
}
