import { afterEach, describe, expect, test, vi } from 'vitest'
import { postForm } from '@/components/site/submission/postForm'

afterEach(() => vi.unstubAllGlobals())

const UNEXPECTED = 'Une erreur inattendue est survenue. Veuillez réessayer.'

function post(answer: Response | Error) {
  vi.stubGlobal('fetch', () =>
    answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer),
  )
  const form = new FormData()
  form.set('candidateName', 'Zoé')
  form.set('cv', new Blob([]), '')
  return postForm('/api/candidatures', form, UNEXPECTED)
}

const json = (body: unknown, status = 200) => Response.json(body, { status })
const unexpected = { ok: false, errors: { form: UNEXPECTED } }

test('an accepted form is sent, with its warnings', async () => {
  expect(await post(json({ ok: true, warnings: ['Le CV manque.'] }))).toEqual({
    ok: true,
    warnings: ['Le CV manque.'],
  })
})

test('each mistake stands at its field', async () => {
  const answer = { ok: false, errors: { candidateName: 'Indiquez votre nom.', cv: 'Trop gros.' } }
  expect(await post(json(answer, 422))).toEqual(answer)
})

test('a refusal as a whole is said as a whole', async () => {
  const answer = { ok: false, errors: { form: 'Patientez.' } }
  expect(await post(json(answer, 429))).toEqual(answer)
})

describe('the spec’s sentence is said when the answer is', () => {
  test.each([
    ['{}', json({})],
    ['[]', json([])],
    ['null', json(null)],
    ['a number', json(1)],
    ['Payload’s errors', json({ errors: [{ message: 'Something went wrong.' }] }, 500)],
    ['a refusal without a reason', json({ ok: false, errors: {} }, 422)],
    ['a refusal with no errors at all', json({ ok: false }, 422)],
    ['a refusal whose errors are no sentences', json({ ok: false, errors: { form: {} } }, 422)],
    ['a refusal with an empty sentence', json({ ok: false, errors: { form: '' } }, 422)],
    ['a mistake in a field that the form has not', json({ ok: false, errors: { x: 'Non.' } }, 422)],
    ['success with a failing status', json({ ok: true, warnings: [] }, 500)],
    ['success in another sense', json({ ok: 'yes' })],
    ['HTML', new Response('<!doctype html><p>Maintenance</p>', { status: 503 })],
    ['empty', new Response('')],
    ['empty, with status 500', new Response(null, { status: 500 })],
    ['none', new TypeError('Failed to fetch')],
  ])('%s', async (_, answer) => {
    expect(await post(answer)).toEqual(unexpected)
  })
})

test('success without a list of warnings is success', async () => {
  expect(await post(json({ ok: true }))).toEqual({ ok: true, warnings: [] })
  expect(await post(json({ ok: true, warnings: ['Le CV manque.', 1, null] }))).toEqual({
    ok: true,
    warnings: ['Le CV manque.'],
  })
})

test('sentences at known fields are kept beside those at unknown ones', async () => {
  const errors = { candidateName: 'Indiquez votre nom.', x: 'Non.' }
  expect(await post(json({ ok: false, errors }, 422))).toEqual({
    ok: false,
    errors: { candidateName: 'Indiquez votre nom.' },
  })
})
