import { type Config, defaultLoggerOptions } from 'payload'
import { loggedError } from './domain/loggedError'

/** Payload's usual log, in which an error shows where it comes from but no value that it failed on. */
export const payloadLogging = {
  logger: {
    options: {
      hooks: {
        logMethod([first, ...rest], write) {
          Reflect.apply(write, this, [withoutValues(first), ...rest])
        },
      },
    },
    destination: defaultLoggerOptions,
  },
  // Refusals are daily business, not faults of the server.
  loggingLevels: {
    AuthenticationError: 'info',
    Forbidden: 'debug',
    LockedAuth: 'info',
    NotFound: 'debug',
    ValidationError: 'debug',
  },
} satisfies Pick<Config, 'logger' | 'loggingLevels'>

// An error alone would be given its message as the line's text.
function withoutValues(logged: unknown): unknown {
  if (logged instanceof Error) return { err: loggedError(logged) }
  const isObject = typeof logged === 'object' && logged !== null
  if (!isObject || !('err' in logged)) return logged
  return { ...logged, err: loggedError(logged.err) }
}
