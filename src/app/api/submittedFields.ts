import { createHash } from 'node:crypto'
import { z } from 'zod'
import { parseEmail } from '@/src/domain/people/emailAddress'
import {
  INPUT_ERRORS,
  type InputError,
  type InputErrorsByField,
} from '@/src/domain/submissions/submission'
import { cleanLine, cleanText, removeInvisibleCharacters } from '@/src/domain/text/normalizeText'
import type { SentForm } from './receiveForm'

/** A line of text; `missing` makes it required. */
export function textLineSchema(limit: number, missing?: InputError) {
  return limitedTextSchema(z.string().transform(cleanLine), limit, missing)
}

/** A text of several lines; `missing` makes it required. */
export function multilineTextSchema(limit: number, missing?: InputError) {
  return limitedTextSchema(z.string().transform(cleanText), limit, missing)
}

/** A telephone number. Invisible characters are removed, because the number is dialled and searched for. */
export function telephoneSchema(limit: number) {
  return limitedTextSchema(
    z.string().transform((typed) => cleanLine(removeInvisibleCharacters(typed))),
    limit,
  )
}

/** A required e-mail address. */
export function emailAddressSchema(limit: number) {
  return textLineSchema(limit, 'emailMissing').transform((typed, context) => {
    const email = parseEmail(typed)
    if (email.ok) return email.address
    context.addIssue(email.error satisfies InputError)
    return z.NEVER
  })
}

function limitedTextSchema(
  cleaned: z.ZodPipe<z.ZodString, z.ZodTransform<string, string>>,
  limit: number,
  missing?: InputError,
) {
  return cleaned.pipe(
    z
      .string()
      .min(missing ? 1 : 0, missing)
      .max(limit, 'textTooLong' satisfies InputError),
  )
}

const InputErrorSchema = z.enum(INPUT_ERRORS)

/** The first error of each field. */
export function inputErrorsByField({ issues }: z.ZodError): InputErrorsByField {
  return Object.fromEntries(
    issues
      .toReversed()
      .map(({ path, message }) => [String(path[0]), InputErrorSchema.parse(message)]),
  )
}

/**
 * Hash that identifies a submission: a retry has the same hash, other content another one. A form
 * sent without JavaScript has no key: the same content on one day is a repeated click.
 */
export function submissionKeyOf({ fields, files }: SentForm, now: Date): string {
  const sent = {
    key: fields.get('submissionKey') || now.toISOString().slice(0, 10),
    fields: [...fields],
    files: [...files].map(([field, { name, bytes }]) => [field, name, sha256(bytes)]),
  }
  return sha256(JSON.stringify(sent))
}

function sha256(content: string | Buffer): string {
  return createHash('sha256').update(content).digest('hex')
}
