import { type Config, defaultLoggerOptions } from 'payload'
import { sanitizeLogRecord } from '@/src/domain/audit/sanitizeLogRecord'
import { env } from '@/src/env'
import { VERSION } from '@/src/version'
import { setLogFormat } from './log'
import { currentRequestId } from './requestContext'

setLogFormat(env.LOG_FORMAT)
const isJsonLogFormat = env.LOG_FORMAT === 'json'

const jsonLoggerOptions = {
  base: { version: VERSION },
  formatters: { level: (level: string) => ({ level }) },
  timestamp: () => `,"time":"${new Date().toISOString()}"`,
}

/**
 * The configuration of Payload's logger: errors are logged with their stack but without values, and
 * only fields without personal data are logged.
 */
export const payloadLoggingConfig = {
  logger: {
    options: {
      ...(isJsonLogFormat ? jsonLoggerOptions : {}),
      mixin: () => {
        const requestId = currentRequestId()
        return requestId ? { requestId } : {}
      },
      hooks: {
        logMethod([first, ...rest], write) {
          Reflect.apply(write, this, [removeLoggedValues(first), ...rest])
        },
      },
    },
    ...(isJsonLogFormat ? {} : { destination: defaultLoggerOptions }),
  },
  // Refused requests are logged at a low level, because they are no server errors.
  loggingLevels: {
    AuthenticationError: 'info',
    Forbidden: 'debug',
    LockedAuth: 'info',
    NotFound: 'debug',
    QueryError: 'debug',
    ValidationError: 'debug',
  },
} satisfies Pick<Config, 'logger' | 'loggingLevels'>

// Removes the error message, which Payload would log and which may contain values.
function removeLoggedValues(logged: unknown): unknown {
  if (logged instanceof Error) return sanitizeLogRecord({ err: logged })
  return typeof logged === 'object' && logged !== null ? sanitizeLogRecord(logged) : logged
}
