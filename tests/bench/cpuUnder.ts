import { readdirSync, readFileSync } from 'node:fs'

/** Linux counts processor time in hundredths of a second for programs. */
const TICKS_PER_SECOND = 100

type ProcessCpu = { pid: number; parent: number; seconds: number }

/**
 * @returns the seconds of processor time that this process and all processes below it have used, those that have
 * ended included; not a number where there is no Linux
 */
export function cpuUnder(ancestor: number | undefined): number {
  if (process.platform !== 'linux') return Number.NaN
  const processes = readdirSync('/proc').filter(isNumberName).flatMap(readProcess)
  const isBelow = ({ pid, parent }: ProcessCpu): boolean => {
    const above = processes.find((one) => one.pid === parent)
    return pid === ancestor || (above !== undefined && isBelow(above))
  }
  return processes.filter(isBelow).reduce((sum, { seconds }) => sum + seconds, 0)
}

const isNumberName = (name: string) => /^\d+$/.test(name)

/** The fields after the name, which may contain spaces, begin with the state (proc(5)). */
function readProcess(pid: string): ProcessCpu[] {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    const fields = stat
      .slice(stat.lastIndexOf(')') + 2)
      .split(' ')
      .map(Number)
    const ticks = fields.slice(11, 15).reduce((sum, one) => sum + one, 0)
    return [{ pid: Number(pid), parent: fields[1] ?? 0, seconds: ticks / TICKS_PER_SECOND }]
  } catch {
    // The process has ended since the folder was listed.
    return []
  }
}
