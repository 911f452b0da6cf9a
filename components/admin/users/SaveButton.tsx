'use client'

import { toast, useForm } from '@payloadcms/ui'
import { userWords } from '@/src/content/admin/userView'
import { SubmitButton } from '../document/SubmitButton'

const REFUSED_FROM = 500

/** Payload's save button, in the words of the accounts; what is wrong stands at the fields. */
export function SaveButton() {
  const { submit } = useForm()

  const save = async () => {
    const outcome = await submit({ disableSuccessStatus: true })
    if (outcome?.res.ok) toast.success(userWords.updated)
    else if (outcome && outcome.res.status >= REFUSED_FROM) toast.error(userWords.updateFailed)
  }

  return <SubmitButton save={save} />
}
