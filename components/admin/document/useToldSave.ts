import { toast, useForm } from '@payloadcms/ui'
import { clearNotices, isToldWhy, refuseInstead } from '../notice/notices'

const FAILED_FROM = 500

type Words = { saved: string; failed: string }
type Overrides = Record<string, unknown>

/** Saves the form, and leaves one notice of it. Answers whether it was saved. */
export function useToldSave({ saved, failed }: Words) {
  const { submit, validateForm } = useForm()
  return async (overrides?: Overrides) => {
    clearNotices()
    const outcome = await submit({ disableSuccessStatus: true, overrides })
    if (outcome?.res.ok) {
      toast.success(saved)
      return true
    }
    // What Payload says takes its place a moment after.
    await new Promise((resolve) => setTimeout(resolve))
    // Of what the server refuses by field, Payload returns nothing; nor of no answer, with nothing wrong in the fields.
    const isUnheard = outcome
      ? outcome.res.status >= FAILED_FROM
      : !isToldWhy() && (await validateForm())
    refuseInstead(failed, { withReason: !isUnheard })
    return false
  }
}
