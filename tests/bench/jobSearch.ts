import { readFileSync } from 'node:fs'
import pg from 'pg'
import { type JobSearch, UNFILTERED_JOB_SEARCH } from '@/src/domain/offers/jobSearch'
import { jobListHref } from '@/src/domain/offers/jobSearchUrl'
import {
  type BenchFigure,
  formatMilliseconds,
  measureMedian,
  measureMilliseconds,
  medianOf,
} from './figures'

const MEASURED_SEARCHES: Record<string, JobSearch> = {
  'everything, newest first': UNFILTERED_JOB_SEARCH,
  'one word, one filter': { ...UNFILTERED_JOB_SEARCH, text: 'kubernetes', contract: 'cdi' },
  'two words, by relevance': {
    ...UNFILTERED_JOB_SEARCH,
    text: 'ingénieur données',
    sort: 'relevance',
  },
  'a frequent word, two filters, by title': {
    ...UNFILTERED_JOB_SEARCH,
    text: 'équipe',
    location: 'paris',
    experience: 'senior',
    sort: 'title',
  },
  'two letters, one filter': { ...UNFILTERED_JOB_SEARCH, text: 'js', location: 'paris' },
  'an ending of many words': { ...UNFILTERED_JOB_SEARCH, text: 'tion' },
}
const RUNS_PER_SEARCH = 51

type BenchTarget = { databaseUrl: string; siteUrl: string; databaseLog: string }

/** Measures the cost of one search of the job list: in the database, and as a page. */
export async function measureJobSearch(bench: BenchTarget): Promise<BenchFigure[]> {
  const unindexed = formatMilliseconds(await measureUnindexedSearch(bench.databaseUrl))
  const visit = (search: JobSearch) =>
    measureMilliseconds(() => fetch(`${bench.siteUrl}${jobListHref(search)}`).then((r) => r.text()))
  // A server that has just started compiles frequently used code only after many runs.
  await measureMedian(RUNS_PER_SEARCH, () => visit(UNFILTERED_JOB_SEARCH))
  const figures: BenchFigure[] = []
  for (const [name, search] of Object.entries(MEASURED_SEARCHES)) {
    const page = await measureMedian(RUNS_PER_SEARCH, () => visit(search))
    const searches = readLoggedSearches(bench.databaseLog).slice(-RUNS_PER_SEARCH)
    const executed = formatMilliseconds(medianOf(searches.map(({ execution }) => execution)))
    const planned = formatMilliseconds(medianOf(searches.map(({ planning }) => planning)))
    figures.push(
      {
        what: `${name} : la recherche dans la base`,
        measured: `${executed}, préparée en ${planned}`,
        reference: `${unindexed} par ILIKE sans index`,
        goal: '15 ms',
      },
      { what: `${name} : la page`, measured: formatMilliseconds(page), goal: '20 ms' },
    )
  }
  return figures
}

// Reads PostgreSQL's measurements of the site's own statements, as EXPLAIN ANALYZE does.
function readLoggedSearches(log: string): { planning: number; execution: number }[] {
  const statement = /duration: ([\d.]+) ms {2}(parse|bind|execute) [^:]*: *\s*WITH found/g
  const searches: { planning: number; execution: number }[] = []
  let planning = 0
  for (const [, duration, phase] of readFileSync(log, 'utf8').matchAll(statement)) {
    if (phase !== 'execute') {
      planning += Number(duration)
      continue
    }
    searches.push({ planning, execution: Number(duration) })
    planning = 0
  }
  return searches
}

async function measureUnindexedSearch(databaseUrl: string): Promise<number> {
  const client = new pg.Client(databaseUrl)
  await client.connect()
  const query = `SELECT id FROM job_offers WHERE is_active
    AND (title ILIKE '%kubernetes%' OR mission ILIKE '%kubernetes%') ORDER BY published_date DESC`
  const time = await measureMedian(RUNS_PER_SEARCH, () =>
    measureMilliseconds(() => client.query(query)),
  )
  await client.end()
  return time
}
