import { request } from '../request/request'

/** `noData`: the server responded without figures. `failed`: the server could not be reached. */
export type StatisticsProblem = 'noData' | 'failed'

type StatisticsResult<Report> =
  | { kind: 'told'; told: Report }
  | { kind: 'problem'; problem: StatisticsProblem }

/** @param path below `/api/statistiques` */
export async function askStatistics<Report>(
  path: string,
  signal?: AbortSignal,
): Promise<StatisticsResult<Report>> {
  const reply = await request<Report | null>(`/api/statistiques${path}`, { signal })
  if (!reply.ok) {
    return { kind: 'problem', problem: reply.reason === 'unreachable' ? 'failed' : 'noData' }
  }
  return hasFigures(reply.body)
    ? { kind: 'told', told: reply.body }
    : { kind: 'problem', problem: 'noData' }
}

// A successful response may contain no figures.
function hasFigures<Report>(told: Report | null): told is Report {
  return typeof told === 'object' && told !== null && Object.keys(told).length > 0
}
