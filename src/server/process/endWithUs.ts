import type { ChildProcess } from 'node:child_process'

/** Ends the child when this process ends before it. */
export function endWithUs<Child extends ChildProcess>(child: Child): Child {
  const end = () => child.kill()
  process.once('exit', end)
  child.once('exit', () => process.off('exit', end))
  return child
}
