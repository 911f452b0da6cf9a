import { currentPageWords } from '@/src/content/currentPageWords'
import { errorSentencesByField } from '@/src/content/errorSentencesByField'
import { getPayloadInstance } from '@/src/payload'
import { readRefusedSubmission } from '@/src/queries/readRefusedSubmission'

export type RefusedFormSearchParams = Promise<{ saisie?: string | string[] }>

/** Reads the values and errors of the refused form named in the URL; null when it has expired. */
export async function readRefusedForm(searchParams: RefusedFormSearchParams) {
  const { saisie } = await searchParams
  const draft = await readRefusedSubmission(await getPayloadInstance(), saisie, new Date())
  if (!draft) return null
  return {
    values: draft.values,
    errors: errorSentencesByField(draft.errors, await currentPageWords()),
  }
}
