import { readFileSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'
import { type PasswordError, passwordError } from './domain/accounts/password'
import {
  agePrivateKeySchema,
  agePublicKeysSchema,
  backupDestinationSchema,
  backupRetentionSchema,
  booleanSchema,
  clamdAddressSchema,
  connectionUrlSchema,
  hostListSchema,
  httpUrlSchema,
  optionalTextSchema,
  portSchema,
  positiveIntegerSchema,
  wholeNumberSchema,
} from './envValues'
import { isCommonPassword } from './passwords/isCommonPassword'

const Env = z
  .object({
    NODE_ENV: z
      .enum(['development', 'production', 'test'], {
        error: 'must be "production", "development" or "test"',
      })
      .default('development'),
    /** npm sets this variable for the commands that it runs. */
    npm_lifecycle_event: optionalTextSchema,
    PORT: portSchema(3000),
    DATA_DIR: z
      .string()
      .default('.data')
      .transform((directory) => path.resolve(directory)),
    DATABASE_URL: connectionUrlSchema(
      ['postgres', 'postgresql'],
      'postgres://user:password@host:5432/database',
    ).optional(),
    PAYLOAD_SECRET: z.string().min(32, { error: 'must have at least 32 characters' }).optional(),
    SITE_URL: httpUrlSchema
      .refine((value) => new URL(value).pathname === '/', {
        error: 'must be a URL without a path, such as https://exemplia.example',
      })
      .transform((value) => value.replace(/\/+$/, ''))
      .optional(),
    LOCAL_URL: httpUrlSchema.optional(),
    SEED_ADMIN_EMAIL: z
      .email({ error: 'must be an e-mail address' })
      .default('admin@exemplia.example'),
    SEED_ADMIN_PASSWORD: z.string().optional(),
    SEED_DEMO: booleanSchema(true),
    SEED_VISITS: booleanSchema(true),
    S3_BUCKET: optionalTextSchema,
    S3_ENDPOINT: httpUrlSchema.optional(),
    S3_REGION: z.string().default('eu-west-3'),
    S3_ACCESS_KEY_ID: optionalTextSchema,
    S3_SECRET_ACCESS_KEY: optionalTextSchema,
    S3_FORCE_PATH_STYLE: booleanSchema(false),
    SLACK_BOT_TOKEN: optionalTextSchema,
    SLACK_CHANNEL: optionalTextSchema,
    SLACK_API_URL: httpUrlSchema.default('https://slack.com/api'),
    SMTP_URL: connectionUrlSchema(['smtp', 'smtps'], 'smtps://user:password@host:465').optional(),
    BACKUP_TO: backupDestinationSchema.optional(),
    BACKUP_KEEP: backupRetentionSchema,
    BACKUP_RECIPIENTS: agePublicKeysSchema,
    BACKUP_IDENTITY: agePrivateKeySchema.optional(),
    CLAMD_HOST: clamdAddressSchema.optional(),
    ALLOWED_INTERNAL_HOSTS: hostListSchema,
    CRON_SECRET: optionalTextSchema,
    JOBS_URL: httpUrlSchema.optional(),
    TRUSTED_PROXY_HOPS: wholeNumberSchema(0),
    LOG_FORMAT: z
      .enum(['json', 'pretty'], { error: 'must be "json" or "pretty"' })
      .default('pretty'),
    METRICS_TOKEN: z.string().min(16, { error: 'must have at least 16 characters' }).optional(),
    CHROMIUM_PATH: optionalTextSchema,
    SUBMISSION_LIMIT: positiveIntegerSchema(30),
    VISIT_LIMIT: positiveIntegerSchema(30),
  })
  .superRefine((env, context) => {
    const require = (name: keyof typeof env, reason: string) => {
      if (env[name] === undefined) {
        context.addIssue({ code: 'custom', path: [name], message: reason })
      }
    }
    if (env.NODE_ENV === 'production' && env.DATABASE_URL) {
      require('PAYLOAD_SECRET', 'is required in production: at least 32 random characters')
    }
    const fault = seedPasswordErrorMessage(env)
    if (fault) context.addIssue({ code: 'custom', path: ['SEED_ADMIN_PASSWORD'], message: fault })
    if (env.SLACK_BOT_TOKEN) require('SLACK_CHANNEL', 'is required with SLACK_BOT_TOKEN')
    if (env.SLACK_CHANNEL) require('SLACK_BOT_TOKEN', 'is required with SLACK_CHANNEL')
    if (env.S3_BUCKET) {
      require('S3_ACCESS_KEY_ID', 'is required with S3_BUCKET')
      require('S3_SECRET_ACCESS_KEY', 'is required with S3_BUCKET')
    }
  })

const SEED_PASSWORD_ERROR_MESSAGES = {
  tooShort: 'must have at least 12 characters',
  tooLong: 'must have at most 512 characters',
  common: 'is among the passwords that are tried first: choose another one',
  personal: 'must not be derived from SEED_ADMIN_EMAIL: choose another one',
} satisfies Record<PasswordError, string>

type SeedAccountVariables = { SEED_ADMIN_EMAIL: string; SEED_ADMIN_PASSWORD?: string }

function seedPasswordErrorMessage({ SEED_ADMIN_EMAIL, SEED_ADMIN_PASSWORD }: SeedAccountVariables) {
  if (SEED_ADMIN_PASSWORD === undefined) return null
  const fault = passwordError(SEED_ADMIN_PASSWORD, {
    knownWords: [SEED_ADMIN_EMAIL],
    isCommon: isCommonPassword,
  })
  return fault && SEED_PASSWORD_ERROR_MESSAGES[fault]
}

export type Env = z.infer<typeof Env>

class InvalidEnv extends Error {
  override name = 'InvalidEnv'
}

// These secrets may be in files, because anyone who can inspect a container sees its variables.
const SECRET_FILE_VARIABLES = [
  'DATABASE_URL',
  'PAYLOAD_SECRET',
  'CRON_SECRET',
  'SEED_ADMIN_PASSWORD',
  'S3_ACCESS_KEY_ID',
  'S3_SECRET_ACCESS_KEY',
  'SMTP_URL',
  'SLACK_BOT_TOKEN',
  'METRICS_TOKEN',
  'BACKUP_TO',
  'BACKUP_IDENTITY',
] as const

/**
 * Reads and validates the environment. A secret can be in a file that the variable with the suffix
 * `_FILE` names.
 * @throws InvalidEnv, whose message names each wrong variable and the expected format.
 */
export function parseEnv(source: Record<string, string | undefined>): Env {
  const parsed = Env.safeParse(addSecretsFromFiles(removeEmptyValues(source)))
  if (parsed.success) return parsed.data
  const sentences = parsed.error.issues.map(
    (issue) => `The environment variable ${String(issue.path[0])} ${issue.message}.`,
  )
  throw new InvalidEnv(sentences.join('\n'))
}

// Removes empty values, as which Compose files and shells pass unset variables.
function removeEmptyValues(source: Record<string, string | undefined>) {
  return Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''))
}

function addSecretsFromFiles(source: Record<string, string | undefined>) {
  const secrets = SECRET_FILE_VARIABLES.flatMap((name) => {
    const file = source[`${name}_FILE`]
    return file === undefined ? [] : [[name, readSecretFile(`${name}_FILE`, file)] as const]
  })
  return { ...source, ...Object.fromEntries(secrets) }
}

function readSecretFile(name: string, file: string): string {
  try {
    return readFileSync(file, 'utf8').trim()
  } catch {
    throw new InvalidEnv(
      `The environment variable ${name} must name a readable file; "${file}" is not readable.`,
    )
  }
}

export const env = parseEnv(process.env)

/** Builds the environment of a child process: ours, plus these variables. */
export function childEnvironment(variables: Record<string, string>) {
  return { ...process.env, ...variables }
}
