import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { toast } from 'sonner'
import { beforeEach, expect, test, vi } from 'vitest'
import { useSaveWithToast } from '@/components/admin/document/useSaveWithToast'

const SAVED = 'Paramètres sauvegardés'
const FAILED = 'Erreur lors de la sauvegarde'
const PAYLOADS = 'Ce que dit Payload'

const form = {
  submit: async (): Promise<{ res: Response } | undefined> => undefined,
  validateForm: async () => true,
}
// The tests have no browser: only the toasts of the admin are real.
vi.mock('@payloadcms/ui', async () => ({
  toast: (await import('sonner')).toast,
  useForm: () => form,
}))

beforeEach(() => {
  for (const { id } of toast.getToasts()) toast.dismiss(id)
})

type Saver = { use: (save: () => Promise<boolean>) => void }
function SaveButton({ use }: Saver) {
  use(useSaveWithToast({ saved: SAVED, failed: FAILED }))
  return null
}
const save = () =>
  new Promise<boolean>((resolve) => {
    const use: Saver['use'] = (press) => resolve(press())
    renderToStaticMarkup(createElement(SaveButton, { use }))
  })
const shown = () =>
  toast
    .getToasts()
    .map((said) => ('title' in said ? [said.title, said.description].filter(Boolean) : []))

/** The response of the server; Payload shows a message for a refusal. */
function answering(status: number | null, isValid = true) {
  form.validateForm = async () => isValid
  form.submit = async () => {
    if (status !== 200) toast.error(PAYLOADS)
    return status === null ? undefined : { res: new Response(null, { status }) }
  }
}

test('A successful save shows one toast in place of the earlier error', async () => {
  answering(400)
  expect(await save()).toBe(false)
  expect(shown()).toEqual([[FAILED, PAYLOADS]])
  answering(200)
  expect(await save()).toBe(true)
  expect(shown()).toEqual([[SAVED]])
})

test.each([
  ['by the server', 400, true],
  ['before it is sent', null, false],
] as const)('A save refused %s shows one toast with the reason', async (_, status, isValid) => {
  answering(status, isValid)
  await save()
  expect(shown()).toEqual([[FAILED, PAYLOADS]])
})

test('A refusal by field is shown with its reason, which arrives late', async () => {
  const reason = createElement('p', null, PAYLOADS)
  form.submit = async () => {
    // Payload's toast: it waits, and takes its text from the response.
    let refuse = () => {}
    const asked = new Promise((_, reject) => {
      refuse = () => reject(new Error(PAYLOADS))
    })
    toast.promise(asked, { loading: 'Envoi…', error: () => reason })
    refuse()
    return undefined
  }
  expect(await save()).toBe(false)
  expect(shown()).toEqual([[FAILED, reason]])
})

test.each([
  ['a server error', 500],
  ['no response', null],
] as const)('After %s one toast shows our sentence', async (_, status) => {
  answering(status)
  await save()
  expect(shown()).toEqual([[FAILED]])
})

test('A toast with an undo button stays', async () => {
  toast.success('Statut changé', { action: { label: 'Annuler', onClick: () => undefined } })
  answering(500)
  await save()
  expect(shown()).toEqual([['Statut changé'], [FAILED]])
})
