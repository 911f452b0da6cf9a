'use client'

import { toast, useForm } from '@payloadcms/ui'
import { userWords } from '@/src/content/admin/userView'
import { SubmitButton } from '../document/SubmitButton'

const FAILED_FROM = 500
const REQUIRED = ['name', 'email']

/** Payload's save button, in the words of the accounts; what is wrong stands at the fields. */
export function SaveButton() {
  const { getDataByPath, submit, validateForm } = useForm()

  const save = async () => {
    const outcome = await submit({ disableSuccessStatus: true })
    if (outcome?.res.ok) return toast.success(userWords.updated)
    const isMissing = REQUIRED.some((name) => !String(getDataByPath(name) ?? '').trim())
    if (isMissing) return toast.error(userWords.fieldsMissing)
    // Without an answer, and nothing wrong in the fields, nobody was reached.
    const isUnheard = outcome ? outcome.res.status >= FAILED_FROM : await validateForm()
    if (isUnheard) toast.error(userWords.updateFailed)
  }

  return <SubmitButton save={async () => void (await save())} />
}
