import { request } from '@/components/admin/request/request'

/**
 * `noData`: the server responded with an error or without figures. `failed`: the server could not
 * be reached.
 */
export type StatisticsProblem = 'noData' | 'failed'

type StatisticsResult<Report> =
  | { kind: 'loaded'; report: Report }
  | { kind: 'problem'; problem: StatisticsProblem }

/** Requests figures from the statistics API. @param path below `/api/statistiques` */
export async function fetchStatistics<Report>(
  path: string,
  signal?: AbortSignal,
): Promise<StatisticsResult<Report>> {
  const reply = await request<Report | null>(`/api/statistiques${path}`, { signal })
  if (!reply.ok) {
    return { kind: 'problem', problem: reply.reason === 'unreachable' ? 'failed' : 'noData' }
  }
  return hasFigures(reply.body)
    ? { kind: 'loaded', report: reply.body }
    : { kind: 'problem', problem: 'noData' }
}

// A successful response may contain no figures.
function hasFigures<Report>(report: Report | null): report is Report {
  return typeof report === 'object' && report !== null && Object.keys(report).length > 0
}
