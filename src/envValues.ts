import { z } from 'zod'
import { isConnectionUrl, URL_ESCAPES } from './domain/addresses/connectionUrl'
import { backupAddressOf, keepingOf } from './domain/backups/backupSettings'

// The types of environment variables, each with a French error message.

const CLAMD_PORT = 3310

export const optionalText = z
  .string()
  .trim()
  .transform((value) => (value === '' ? undefined : value))
  .optional()

export const flag = (fallback: boolean) =>
  z
    .enum(['true', 'false'], { error: 'doit valoir « true » ou « false »' })
    .default(fallback ? 'true' : 'false')
    .transform((value) => value === 'true')

export const positiveInteger = (fallback: number) =>
  z.coerce
    .number({ error: 'doit être un nombre entier positif' })
    .int({ error: 'doit être un nombre entier positif' })
    .positive({ error: 'doit être un nombre entier positif' })
    .default(fallback)

export const wholeNumber = (fallback: number) =>
  z.coerce
    .number({ error: 'doit être un nombre entier, 0 ou plus' })
    .int({ error: 'doit être un nombre entier, 0 ou plus' })
    .nonnegative({ error: 'doit être un nombre entier, 0 ou plus' })
    .default(fallback)

export const port = (fallback: number) => {
  const error = 'doit être un port, de 1 à 65535'
  return z.coerce
    .number({ error })
    .int({ error })
    .min(1, { error })
    .max(65_535, { error })
    .default(fallback)
}

export const url = z.string().refine((value) => isConnectionUrl(value, ['http', 'https']), {
  error: 'doit être une adresse complète, comme https://exemplia.example',
})

/** A URL with a user and a password. @param example with its scheme */
export const connectionUrl = (schemes: readonly string[], example: string) =>
  z.string().refine((value) => isConnectionUrl(value, schemes) && new URL(value).hostname !== '', {
    error: `doit être une adresse comme ${example} ; ${URL_ESCAPES}`,
  })

export const backupAddress = z
  .string()
  .trim()
  .transform((value, context) => {
    const address = backupAddressOf(value)
    if (address) return address
    const message = `doit être un dossier (/sauvegardes) ou un stockage S3 (https://clé:secret@s3.exemple.fr/compartiment/dossier?region=fr) ; ${URL_ESCAPES}`
    context.addIssue({ code: 'custom', message })
    return z.NEVER
  })

export const backupKeeping = z
  .string()
  .default('7,4,12')
  .transform((value, context) => {
    const keeping = keepingOf(value)
    if (keeping) return keeping
    const message =
      'doit compter les jours, semaines et mois à garder (7,4,12), ou valoir « all » pour ne rien ôter'
    context.addIssue({ code: 'custom', message })
    return z.NEVER
  })

export const ageRecipients = z
  .string()
  .default('')
  .transform((value) => value.split(/[\s,]+/).filter((recipient) => recipient !== ''))
  .refine((recipients) => recipients.every((one) => /^age1[a-z0-9]+$/.test(one)), {
    error: 'doit donner des clés publiques age (age1…), séparées par des virgules',
  })

// In the format of age-keygen, which includes comments.
export const ageIdentity = z
  .string()
  .transform((value) => /^AGE-SECRET-KEY-\S+$/m.exec(value)?.[0])
  .refine((identity) => identity !== undefined, {
    error: 'doit être une clé privée age (AGE-SECRET-KEY-…)',
  })

export const clamdAddress = z
  .string()
  .trim()
  .transform((value, context) => {
    const { hostname, port } = URL.canParse(`tcp://${value}`)
      ? new URL(`tcp://${value}`)
      : { hostname: '', port: '' }
    if (hostname === '' || /[/@?#\s]/.test(value)) {
      context.addIssue({ code: 'custom', message: 'doit nommer clamd, comme « antivirus:3310 »' })
      return z.NEVER
    }
    // URL syntax requires brackets around an IPv6 address; a socket does not accept them.
    return { host: hostname.replace(/^\[|\]$/g, ''), port: Number(port || CLAMD_PORT) }
  })

export const hostList = z
  .string()
  .default('')
  .transform((text) => text.split(/[\s,]+/).filter(Boolean))
  .pipe(
    z.array(
      z.string().regex(/^[\w.:-]+(\/\d{1,3})?$/, {
        error: 'doit nommer des serveurs, des adresses ou des réseaux, séparés par des virgules',
      }),
    ),
  )
