export type BenchFigure = {
  what: string
  measured: string
  /** The result of the same run without the work. */
  reference?: string
  goal?: string
}

/** The median of the measurements, so that one short delay does not count. */
export async function measureMedian(
  times: number,
  measure: () => Promise<number>,
): Promise<number> {
  const measurements: number[] = []
  for (let run = 0; run < times; run++) measurements.push(await measure())
  return medianOf(measurements)
}

export function medianOf(measurements: number[]): number {
  const sorted = [...measurements].sort((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN
}

export async function measureMilliseconds(step: () => Promise<unknown>): Promise<number> {
  const start = performance.now()
  await step()
  return performance.now() - start
}

export const formatMilliseconds = (value: number) => `${value.toFixed(1).replace('.', ',')} ms`
export const formatSeconds = (value: number) => `${(value / 1000).toFixed(1).replace('.', ',')} s`
