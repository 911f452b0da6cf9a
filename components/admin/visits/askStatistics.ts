import { request } from '../request/request'

/** The server had nothing to give, or could not be reached or understood. */
export type StatisticsProblem = 'noData' | 'failed'

type Answer<Told> = { kind: 'told'; told: Told } | { kind: 'problem'; problem: StatisticsProblem }

/** @param path below `/api/statistiques` */
export async function askStatistics<Told>(
  path: string,
  signal?: AbortSignal,
): Promise<Answer<Told>> {
  const reply = await request<Told | null>(`/api/statistiques${path}`, { signal })
  if (!reply.ok) {
    return { kind: 'problem', problem: reply.reason === 'unreachable' ? 'failed' : 'noData' }
  }
  return hasFigures(reply.body)
    ? { kind: 'told', told: reply.body }
    : { kind: 'problem', problem: 'noData' }
}

// A response may be accepted and hold no figures.
function hasFigures<Told>(told: Told | null): told is Told {
  return typeof told === 'object' && told !== null && Object.keys(told).length > 0
}
