import { type Config, defaultLoggerOptions } from 'payload'
import { loggedRecord } from '@/src/domain/audit/loggedRecord'
import { env } from '@/src/env'
import { VERSION } from '@/src/version'
import { setLogFormat } from './log'
import { currentRequestId } from './requestContext'

setLogFormat(env.LOG_FORMAT)
const isStructured = env.LOG_FORMAT === 'json'

const structured = {
  base: { version: VERSION },
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
      ...(isStructured ? structured : {}),
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
    ...(isStructured ? {} : { destination: defaultLoggerOptions }),
  },
  // Refusals are daily business, not faults of the server.
  loggingLevels: {
    AuthenticationError: 'info',
    Forbidden: 'debug',
    LockedAuth: 'info',
    NotFound: 'debug',
    QueryError: 'debug',
    ValidationError: 'debug',
  },
} satisfies Pick<Config, 'logger' | 'loggingLevels'>

// An error alone would be given its message as the line's text.
function withoutValues(logged: unknown): unknown {
  if (logged instanceof Error) return loggedRecord({ err: logged })
  return typeof logged === 'object' && logged !== null ? loggedRecord(logged) : logged
}
