import { existsSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'
import { findOrInstallChromium } from '@/tests/runner/chromium'
import { startTestSite } from '../support/startTestSite'
import { startEmptySite } from './emptySite'
import { type BenchFigure, medianOf } from './figures'
import { PAGE_NAMES, PAGES } from './pages'
import { runProgram } from './programs'

const RUNS_PER_PAGE = 5
const WARM_UP_VISITS = 50

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

const LIGHTHOUSE_FOLDER = path.join(import.meta.dirname, 'lighthouse')
const PACKAGES_FOLDER = path.join(LIGHTHOUSE_FOLDER, 'node_modules')

const LIGHTHOUSE_CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const
const ScoreSchema = z.object({ score: z.number() })
const NumericValueSchema = z.object({ numericValue: z.number() })
const ReportSchema = z.object({
  categories: z.object({
    performance: ScoreSchema,
    accessibility: ScoreSchema,
    'best-practices': ScoreSchema,
    seo: ScoreSchema,
  }),
  audits: z.object({
    'largest-contentful-paint': NumericValueSchema,
    'cumulative-layout-shift': NumericValueSchema,
    'total-blocking-time': NumericValueSchema,
  }),
})
type LighthouseReport = z.infer<typeof ReportSchema>

/** Throttling is computed from a fast visit, or applied to network and processor. */
const THROTTLINGS = { simulate: 'calculé', devtools: 'ralenti pour de bon' } as const
type Throttling = keyof typeof THROTTLINGS
const isThrottling = (name: string): name is Throttling => name in THROTTLINGS

/**
 * Measures each page on a phone with Lighthouse: the median of five visits for each throttling. The
 * empty page of Next shows the cost of this machine and of Next.
 */
export async function measureLighthouse(): Promise<BenchFigure[]> {
  await installLighthouse()
  const emptySite = await startEmptySite()
  const figures = await measurePage('une page vide de Next', emptySite.url)
  await emptySite.stop()
  const site = await startTestSite()
  try {
    for (const name of PAGE_NAMES) {
      figures.push(...(await measurePage(name, site.url + PAGES[name])))
    }
    return figures
  } finally {
    await site.stop()
  }
}

async function measurePage(page: string, url: string): Promise<BenchFigure[]> {
  const figures: BenchFigure[] = []
  for (const throttling of Object.keys(THROTTLINGS).filter(isThrottling)) {
    figures.push({
      what: `${page}, ${THROTTLINGS[throttling]} : ${LIGHTHOUSE_CATEGORIES.join(' / ')} ; LCP, CLS, TBT`,
      measured: describeReports(await runSeveralVisits(url, throttling)),
      goal: throttling === 'simulate' ? '97 / 100 / 100 / 100' : 'LCP 1,9 s, CLS 0, TBT 100 ms',
    })
  }
  return figures
}

// The first response renders the page; the next ones warm up the server.
async function runSeveralVisits(url: string, throttling: Throttling) {
  const chromium = await findOrInstallChromium()
  for (let visit = 0; visit < WARM_UP_VISITS; visit++) await (await fetch(url)).text()
  const reports: LighthouseReport[] = []
  for (let run = 0; run < RUNS_PER_PAGE; run++)
    reports.push(await runLighthouse(url, chromium, throttling))
  return reports
}

function describeReports(reports: LighthouseReport[]) {
  const middle = (read: (report: LighthouseReport) => number) => medianOf(reports.map(read))
  const scores = LIGHTHOUSE_CATEGORIES.map((category) =>
    Math.round(100 * middle((one) => one.categories[category].score)),
  )
  const paint = middle(({ audits }) => audits['largest-contentful-paint'].numericValue)
  const shift = middle(({ audits }) => audits['cumulative-layout-shift'].numericValue)
  const blocking = middle(({ audits }) => audits['total-blocking-time'].numericValue)
  const times = [`${(paint / 1000).toFixed(2)} s`, shift.toFixed(3), `${Math.round(blocking)} ms`]
  return `${scores.join(' / ')}; ${times.join(', ')}`
}

// Lighthouse needs a newer Node than the product, and brings its own.
async function runLighthouse(
  url: string,
  chromium: string,
  throttling: Throttling,
): Promise<LighthouseReport> {
  const output = await runProgram(
    path.join(PACKAGES_FOLDER, '.bin/node'),
    [
      path.join(PACKAGES_FOLDER, 'lighthouse/cli/index.js'),
      url,
      '--quiet',
      '--output=json',
      `--throttling-method=${throttling}`,
      `--only-categories=${LIGHTHOUSE_CATEGORIES.join(',')}`,
      `--chrome-flags=${BROWSER_FLAGS.join(' ')}`,
    ],
    { CHROME_PATH: chromium },
  )
  return ReportSchema.parse(JSON.parse(output))
}

async function installLighthouse() {
  if (existsSync(path.join(PACKAGES_FOLDER, '.package-lock.json'))) return
  console.log('Lighthouse is installed, apart from the product (360 MB)…')
  await runProgram('npm', ['ci', '--prefix', LIGHTHOUSE_FOLDER, '--loglevel=error'])
}
