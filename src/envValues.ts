import { z } from 'zod'
import { parseBackupLocation, parseBackupRetention } from './domain/backups/backupSettings'
import { isUnambiguousConnectionUrl, URL_ESCAPES_EXPLANATION } from './domain/urls/connectionUrl'

// The types of environment variables, each with its error message.

const DEFAULT_CLAMD_PORT = 3310

export const optionalTextSchema = z
  .string()
  .trim()
  .transform((value) => (value === '' ? undefined : value))
  .optional()

export const booleanSchema = (fallback: boolean) =>
  z
    .enum(['true', 'false'], { error: 'must be "true" or "false"' })
    .default(fallback ? 'true' : 'false')
    .transform((value) => value === 'true')

export const positiveIntegerSchema = (fallback: number) =>
  z.coerce
    .number({ error: 'must be a positive integer' })
    .int({ error: 'must be a positive integer' })
    .positive({ error: 'must be a positive integer' })
    .default(fallback)

export const wholeNumberSchema = (fallback: number) =>
  z.coerce
    .number({ error: 'must be an integer, 0 or more' })
    .int({ error: 'must be an integer, 0 or more' })
    .nonnegative({ error: 'must be an integer, 0 or more' })
    .default(fallback)

export const portSchema = (fallback: number) => {
  const error = 'must be a port from 1 to 65535'
  return z.coerce
    .number({ error })
    .int({ error })
    .min(1, { error })
    .max(65_535, { error })
    .default(fallback)
}

export const httpUrlSchema = z
  .string()
  .refine((value) => isUnambiguousConnectionUrl(value, ['http', 'https']), {
    error: 'must be a complete URL, such as https://exemplia.example',
  })

/** A URL with a user and a password. @param example an example with its scheme */
export const connectionUrlSchema = (schemes: readonly string[], example: string) =>
  z
    .string()
    .refine(
      (value) => isUnambiguousConnectionUrl(value, schemes) && new URL(value).hostname !== '',
      {
        error: `must be a URL such as ${example}; ${URL_ESCAPES_EXPLANATION}`,
      },
    )

export const backupDestinationSchema = z
  .string()
  .trim()
  .transform((value, context) => {
    const address = parseBackupLocation(value)
    if (address) return address
    const message = `must be a folder (/sauvegardes) or an S3 storage (https://key:secret@s3.example.com/bucket/folder?region=fr); ${URL_ESCAPES_EXPLANATION}`
    context.addIssue({ code: 'custom', message })
    return z.NEVER
  })

export const backupRetentionSchema = z
  .string()
  .default('7,4,12')
  .transform((value, context) => {
    const keeping = parseBackupRetention(value)
    if (keeping) return keeping
    const message =
      'must give the days, weeks and months to keep (7,4,12), or "all" to remove nothing'
    context.addIssue({ code: 'custom', message })
    return z.NEVER
  })

export const agePublicKeysSchema = z
  .string()
  .default('')
  .transform((value) => value.split(/[\s,]+/).filter((recipient) => recipient !== ''))
  .refine((recipients) => recipients.every((one) => /^age1[a-z0-9]+$/.test(one)), {
    error: 'must give public age keys (age1…), separated by commas',
  })

// A private key in the format of age-keygen, which includes comments.
export const agePrivateKeySchema = z
  .string()
  .transform((value) => /^AGE-SECRET-KEY-\S+$/m.exec(value)?.[0])
  .refine((identity) => identity !== undefined, {
    error: 'must be a private age key (AGE-SECRET-KEY-…)',
  })

export const clamdAddressSchema = z
  .string()
  .trim()
  .transform((value, context) => {
    const { hostname, port } = URL.canParse(`tcp://${value}`)
      ? new URL(`tcp://${value}`)
      : { hostname: '', port: '' }
    if (hostname === '' || /[/@?#\s]/.test(value)) {
      context.addIssue({ code: 'custom', message: 'must name clamd, such as "antivirus:3310"' })
      return z.NEVER
    }
    // URL syntax puts an IPv6 address in brackets, which a socket does not accept.
    return { host: hostname.replace(/^\[|\]$/g, ''), port: Number(port || DEFAULT_CLAMD_PORT) }
  })

export const hostListSchema = z
  .string()
  .default('')
  .transform((text) => text.split(/[\s,]+/).filter(Boolean))
  .pipe(
    z.array(
      z.string().regex(/^[\w.:-]+(\/\d{1,3})?$/, {
        error: 'must name servers, addresses or networks, separated by commas',
      }),
    ),
  )
