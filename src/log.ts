import { loggedError } from './domain/loggedError'

/** Writes what went wrong to the log, for whatever runs without Payload's logger; nothing personal. */
export function logError({ err, msg }: { err?: unknown; msg: string }) {
  console.error(err === undefined ? { msg } : { err: loggedError(err), msg })
}

/** Has everybody's `console.error` write errors as we do: Next shows what a page has thrown as it is. */
export function guardConsole() {
  const write = console.error
  console.error = (...said: unknown[]) =>
    write(...said.map((part) => (part instanceof Error ? loggedError(part) : part)))
}
