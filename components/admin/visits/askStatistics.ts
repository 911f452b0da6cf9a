/** The server had nothing to give, or could not be reached or understood. */
export type StatisticsProblem = 'noData' | 'failed'

type Answer<Told> = { kind: 'told'; told: Told } | { kind: 'problem'; problem: StatisticsProblem }

/** @param address below that of the statistics */
export async function askStatistics<Told>(
  address: string,
  signal?: AbortSignal,
): Promise<Answer<Told>> {
  try {
    const answer = await fetch(`/api/statistiques${address}`, { credentials: 'include', signal })
    if (!answer.ok) return { kind: 'problem', problem: 'noData' }
    const told: Told | null = await answer.json()
    return hasFigures(told) ? { kind: 'told', told } : { kind: 'problem', problem: 'noData' }
  } catch (err) {
    if (!signal?.aborted) console.error({ err, msg: 'The statistics could not be asked for' })
    return { kind: 'problem', problem: 'failed' }
  }
}

// An answer may well be given and tell nothing.
function hasFigures<Told>(told: Told | null): told is Told {
  return typeof told === 'object' && told !== null && Object.keys(told).length > 0
}
