import { type Config, defaultLoggerOptions } from 'payload'
import { loggedRecord } from './domain/loggedRecord'
import { isLogStructured } from './log'
import { currentRequestId } from './requestContext'

const structured = {
  base: null,
  formatters: { level: (level: string) => ({ level }) },
  timestamp: () => `,"time":"${new Date().toISOString()}"`,
}

/**
 * Payload's own log, in which an error shows where it comes from but no value that it failed on, and a
 * line nothing but what is known to be nobody's.
 */
export const payloadLogging = {
  logger: {
    options: {
      ...(isLogStructured ? structured : {}),
      mixin: () => {
        const requestId = currentRequestId()
        return requestId ? { requestId } : {}
      },
      hooks: {
        logMethod([first, ...rest], write) {
          Reflect.apply(write, this, [withoutValues(first), ...rest])
        },
      },
    },
    ...(isLogStructured ? {} : { destination: defaultLoggerOptions }),
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
  if (logged instanceof Error) return loggedRecord({ err: logged })
  return typeof logged === 'object' && logged !== null ? loggedRecord(logged) : logged
}
