import { runProgram } from './programs'

/** @returns the resident bytes of the process with this in its command line, below the given one. */
export async function memoryUnder(ancestor: number | undefined, part: string): Promise<number> {
  const listing = await runProgram('ps', ['-A', '-o', 'pid=,ppid=,rss=,args='])
  const processes = listing.split('\n').map((line) => {
    const [pid, parent, kilobytes, ...words] = line.trim().split(/\s+/)
    return {
      pid: Number(pid),
      parent: Number(parent),
      bytes: Number(kilobytes) * 1024,
      command: words.join(' '),
    }
  })
  const isBelow = (pid: number): boolean => {
    const found = processes.find((one) => one.pid === pid)
    return found !== undefined && (found.parent === ancestor || isBelow(found.parent))
  }
  const found = processes.find(({ pid, command }) => command.includes(part) && isBelow(pid))
  return found?.bytes ?? Number.NaN
}
