import { readFileSync } from 'node:fs'
import pg from 'pg'
import { type JobSearch, UNFILTERED_JOB_SEARCH } from '@/src/domain/offers/jobSearch'
import { jobListHref } from '@/src/domain/offers/jobSearchUrl'
import { type Figure, inMilliseconds, median, medianOf, milliseconds } from './figures'

const SEARCHES: Record<string, JobSearch> = {
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
const RUNS = 51

type Bench = { databaseUrl: string; siteUrl: string; databaseLog: string }

/** Measures the cost of one search of the job list: in the database, and as a page. */
export async function jobSearchFigures(bench: Bench): Promise<Figure[]> {
  const unindexed = inMilliseconds(await unindexedSearch(bench.databaseUrl))
  const visit = (search: JobSearch) =>
    milliseconds(() => fetch(`${bench.siteUrl}${jobListHref(search)}`).then((r) => r.text()))
  // A server that has just started compiles frequently used code only after many runs.
  await median(RUNS, () => visit(UNFILTERED_JOB_SEARCH))
  const figures: Figure[] = []
  for (const [name, search] of Object.entries(SEARCHES)) {
    const page = await median(RUNS, () => visit(search))
    const searches = loggedSearches(bench.databaseLog).slice(-RUNS)
    const executed = inMilliseconds(medianOf(searches.map(({ execution }) => execution)))
    const planned = inMilliseconds(medianOf(searches.map(({ planning }) => planning)))
    figures.push(
      {
        what: `${name} : la recherche dans la base`,
        measured: `${executed}, préparée en ${planned}`,
        reference: `${unindexed} par ILIKE sans index`,
        goal: '15 ms',
      },
      { what: `${name} : la page`, measured: inMilliseconds(page), goal: '20 ms' },
    )
  }
  return figures
}

// Reads PostgreSQL's measurements of the site's own statements, as EXPLAIN ANALYZE does.
function loggedSearches(log: string): { planning: number; execution: number }[] {
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

async function unindexedSearch(databaseUrl: string): Promise<number> {
  const client = new pg.Client(databaseUrl)
  await client.connect()
  const query = `SELECT id FROM job_offers WHERE is_active
    AND (title ILIKE '%kubernetes%' OR mission ILIKE '%kubernetes%') ORDER BY published_date DESC`
  const time = await median(RUNS, () => milliseconds(() => client.query(query)))
  await client.end()
  return time
}
