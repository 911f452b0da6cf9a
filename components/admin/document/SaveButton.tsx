'use client'

import { useForm, useOperation } from '@payloadcms/ui'
import type { SaveButtonClientProps } from 'payload'
import { type ActionableCollection, rowActions } from '@/src/content/admin/rowActions'
import { JOB_LIST_PATH } from '@/src/domain/addresses/sitePaths'
import { offerPath } from '@/src/domain/offers/listedOffer'
import { sayPublished } from '../notice/sayDone'
import { SubmitButton } from './SubmitButton'

const PAYLOADS_TOAST = 'payload-pending-success-toast'

type Props = SaveButtonClientProps & { collection: ActionableCollection }

/** Payload's save button, telling in the words of the collection what was saved. */
export function SaveButton({ collection }: Props) {
  const { submit } = useForm()
  const operation = useOperation()

  const save = async () => {
    const outcome = await submit({ disableSuccessStatus: true })
    if (!outcome?.res.ok) return
    // Payload would say it too, in its own words, on the page that it leads to.
    sessionStorage.removeItem(PAYLOADS_TOAST)
    const words = rowActions[collection]
    const { isActive, publishAt, slug } = outcome.formState ?? {}
    // One that has its hour yet to come waits for it, ticked or not.
    const isOnline = isActive?.value === true && !publishAt?.value
    // A new one has its address from the server, which has not been drawn yet: it leads the list.
    const address = typeof slug?.value === 'string' ? offerPath(slug.value) : JOB_LIST_PATH
    const said = operation === 'create' ? words.created : words.updated
    sayPublished(said, isOnline ? address : null)
  }

  return <SubmitButton save={save} />
}
