'use client'

import { Button, useModal } from '@payloadcms/ui'
import { Plus } from 'lucide'
import { useState } from 'react'
import { DialogField } from '@/components/admin/dialog/DialogField'
import { FormDialog } from '@/components/admin/dialog/FormDialog'
import { request } from '@/components/admin/request/request'
import { useRequestAction } from '@/components/admin/request/useRequestAction'
import { Icon } from '@/components/ui/Icon'
import { MAX_TOKEN_NAME_CHARACTERS } from '@/src/plugins/statistics/rules/readingToken'
import { statisticsTokensText as text } from '@/src/plugins/statistics/words/admin/statisticsTokens'
import { NewTokenDialog } from './NewTokenDialog'

const DIALOG_SLUG = 'create-statistics-token'
const INITIAL_STATE = { name: '', problem: '', token: '' }

/** Dialog that asks for the name of a new API token, creates the token and shows it once. */
export function CreateToken() {
  const { openModal } = useModal()
  const { isBusy, run } = useRequestAction()
  const [{ name, problem, token }, setState] = useState(INITIAL_STATE)

  const open = () => {
    setState(INITIAL_STATE)
    openModal(DIALOG_SLUG)
  }
  const create = () => {
    setState({ ...INITIAL_STATE, name })
    return run({
      send: () =>
        request<{ token: string }>('/api/statistiques/jetons', { method: 'POST', body: { name } }),
      failed: ({ message }) => message ?? text.failed,
      onFailed: (sentence) => setState({ ...INITIAL_STATE, name, problem: sentence }),
      onDone: (created) => setState({ ...INITIAL_STATE, name, token: created.token }),
    })
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
        <NewTokenDialog slug={DIALOG_SLUG} token={token} />
      ) : (
        <FormDialog
          isSubmitting={isBusy}
          onSubmit={() => void create()}
          problem={problem}
          slug={DIALOG_SLUG}
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
                maxLength={MAX_TOKEN_NAME_CHARACTERS}
                onChange={({ target }) => setState({ ...INITIAL_STATE, name: target.value })}
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
