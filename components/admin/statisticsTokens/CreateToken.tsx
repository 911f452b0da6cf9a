'use client'

import { Button, useModal } from '@payloadcms/ui'
import { Plus } from 'lucide'
import { useState } from 'react'
import { Icon } from '@/components/ui/Icon'
import { statisticsTokensText as text } from '@/src/content/admin/statisticsTokens'
import { READING_TOKEN_NAME_LENGTH } from '@/src/domain/visits/readingToken'
import { DialogField } from '../dialog/DialogField'
import { FormDialog } from '../dialog/FormDialog'
import { usePageRefresh } from '../frame/PageRefresh'
import { ShownToken } from './ShownToken'

const SLUG = 'create-statistics-token'
const NOTHING = { name: '', problem: '', token: '', isSubmitting: false }

/** Asks what a new token is for, makes it, and shows it this once. */
export function CreateToken() {
  const { openModal } = useModal()
  const refreshPage = usePageRefresh()
  const [{ name, problem, token, isSubmitting }, setState] = useState(NOTHING)

  const open = () => {
    setState(NOTHING)
    openModal(SLUG)
  }
  const create = async () => {
    setState({ ...NOTHING, name, isSubmitting: true })
    const made = await askForToken(name)
    setState({ ...NOTHING, name, ...made })
    if (made.token) refreshPage()
  }
  return (
    <>
      <Button
        icon={<Icon icon={Plus} size={1} />}
        iconPosition="left"
        margin={false}
        onClick={open}
        type="button"
      >
        {text.create}
      </Button>
      {token ? (
        <ShownToken slug={SLUG} token={token} />
      ) : (
        <FormDialog
          isSubmitting={isSubmitting}
          onSubmit={() => void create()}
          problem={problem}
          slug={SLUG}
          words={{
            title: text.createTitle,
            cancel: text.cancel,
            submit: text.create,
            submitting: text.creating,
          }}
        >
          <DialogField help={text.name.help} label={`${text.name.label} *`}>
            {(control) => (
              <input
                {...control}
                autoComplete="off"
                maxLength={READING_TOKEN_NAME_LENGTH}
                onChange={({ target }) => setState({ ...NOTHING, name: target.value })}
                required
                value={name}
              />
            )}
          </DialogField>
        </FormDialog>
      )}
    </>
  )
}

async function askForToken(
  name: string,
): Promise<{ token: string } | { token: ''; problem: string }> {
  const response = await fetch('/api/statistiques/jetons', {
    method: 'POST',
    credentials: 'include',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ name }),
  }).catch(() => null)
  const told: { token?: string; error?: string } | null =
    (await response?.json().catch(() => null)) ?? null
  return told?.token ? { token: told.token } : { token: '', problem: told?.error ?? text.failed }
}
