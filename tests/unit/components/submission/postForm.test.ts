import { afterEach, describe, expect, test, vi } from 'vitest'
import { postForm } from '@/components/site/submission/postForm'
import { REFUSAL_HEADER } from '@/src/domain/submissions/submission'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

const UNEXPECTED_ERROR_SENTENCE = 'Une erreur inattendue est survenue. Veuillez réessayer.'

/** A request that responds like a server after the form was sent, in two halves. */
class FakeXMLHttpRequest {
  static answer: Response | Error
  upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {}
  onload = () => {}
  onloadend = () => {}
  status = 0
  responseText = ''
  open() {}
  setRequestHeader() {}
  getResponseHeader(name: string) {
    const { answer } = FakeXMLHttpRequest
    return answer instanceof Error ? null : answer.headers.get(name)
  }
  async send() {
    const { answer } = FakeXMLHttpRequest
    this.upload.onprogress?.({ loaded: 1, total: 2 })
    if (!(answer instanceof Error)) {
      this.upload.onprogress?.({ loaded: 2, total: 2 })
      this.status = answer.status
      this.responseText = await answer.text()
      this.onload()
    }
    this.onloadend()
  }
}

function postTestForm(answer: Response | Error, onProgress = (_share: number) => {}) {
  FakeXMLHttpRequest.answer = answer
  vi.stubGlobal('XMLHttpRequest', FakeXMLHttpRequest)
  const form = new FormData()
  form.set('candidateName', 'Zoé')
  form.set('cv', new Blob([]), '')
  return postForm('/api/candidatures', {
    form,
    onProgress,
    unexpectedSentence: UNEXPECTED_ERROR_SENTENCE,
  })
}

const jsonResponse = (body: unknown, status = 200) => Response.json(body, { status })
const UNEXPECTED_RESULT = { ok: false, errors: { form: UNEXPECTED_ERROR_SENTENCE } }

test('An accepted form is sent, with its warnings', async () => {
  expect(await postTestForm(jsonResponse({ ok: true, warnings: ['Le CV manque.'] }))).toEqual({
    ok: true,
    warnings: ['Le CV manque.'],
  })
})

test('Each error is shown at its field', async () => {
  const answer = { ok: false, errors: { candidateName: 'Indiquez votre nom.', cv: 'Trop gros.' } }
  expect(await postTestForm(jsonResponse(answer, 422))).toEqual(answer)
})

test('A refusal of the whole form is shown above it', async () => {
  const answer = { ok: false, errors: { form: 'Patientez.' } }
  expect(await postTestForm(jsonResponse(answer, 429))).toEqual(answer)
})

describe('The sentence of the specification is shown when the response is', () => {
  test.each([
    ['{}', jsonResponse({})],
    ['[]', jsonResponse([])],
    ['null', jsonResponse(null)],
    ['a number', jsonResponse(1)],
    ['Payload’s errors', jsonResponse({ errors: [{ message: 'Something went wrong.' }] }, 500)],
    ['a refusal without a reason', jsonResponse({ ok: false, errors: {} }, 422)],
    ['a refusal without errors', jsonResponse({ ok: false }, 422)],
    [
      'a refusal whose errors are not sentences',
      jsonResponse({ ok: false, errors: { form: {} } }, 422),
    ],
    ['a refusal with an empty sentence', jsonResponse({ ok: false, errors: { form: '' } }, 422)],
    ['an error in an unknown field', jsonResponse({ ok: false, errors: { x: 'Non.' } }, 422)],
    ['success with a failing status', jsonResponse({ ok: true, warnings: [] }, 500)],
    ['success with another value', jsonResponse({ ok: 'yes' })],
    ['HTML', new Response('<!doctype html><p>Maintenance</p>', { status: 503 })],
    ['empty', new Response('')],
    ['empty, with status 500', new Response(null, { status: 500 })],
    ['none', new TypeError('Failed to fetch')],
  ])('%s', async (_, answer) => {
    expect(await postTestForm(answer)).toEqual(UNEXPECTED_RESULT)
  })
})

test('An accepted form without a list of warnings is sent', async () => {
  expect(await postTestForm(jsonResponse({ ok: true }))).toEqual({ ok: true, warnings: [] })
  expect(
    await postTestForm(jsonResponse({ ok: true, warnings: ['Le CV manque.', 1, null] })),
  ).toEqual({
    ok: true,
    warnings: ['Le CV manque.'],
  })
})

test('Errors at known fields are shown beside those at unknown fields', async () => {
  const errors = { candidateName: 'Indiquez votre nom.', x: 'Non.' }
  expect(await postTestForm(jsonResponse({ ok: false, errors }, 422))).toEqual({
    ok: false,
    errors: { candidateName: 'Indiquez votre nom.' },
  })
})

test('The upload reports its progress', async () => {
  const shares: number[] = []
  await postTestForm(jsonResponse({ ok: true }), (share) => shares.push(share))
  expect(shares).toEqual([0.5, 1])
})

test('A refusal includes its reasons', async () => {
  const refusal = Response.json(
    { ok: false, errors: { form: 'Trop tard.' } },
    { status: 409, headers: { [REFUSAL_HEADER]: 'offer-closed,unexpected' } },
  )
  expect(await postTestForm(refusal)).toMatchObject({ reasons: ['offer-closed', 'unexpected'] })
})

test('A stalled upload shows a message, and a slow one continues', async () => {
  vi.useFakeTimers()
  class SilentRequest extends FakeXMLHttpRequest {
    override async send() {
      for (const loaded of [1, 2, 3]) {
        await vi.advanceTimersByTimeAsync(100_000)
        this.upload.onprogress?.({ loaded, total: 4 })
      }
      await vi.advanceTimersByTimeAsync(200_000)
    }
    abort() {
      this.onloadend()
    }
  }
  vi.stubGlobal('XMLHttpRequest', SilentRequest)
  const shares: number[] = []
  const onProgress = (share: number) => shares.push(share)
  const posted = { form: new FormData(), onProgress, unexpectedSentence: UNEXPECTED_ERROR_SENTENCE }
  expect(await postForm('/api/candidatures', posted)).toEqual(UNEXPECTED_RESULT)
  expect(shares).toEqual([0.25, 0.5, 0.75])
})
