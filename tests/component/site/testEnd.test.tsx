import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { waitUntilRequestsArrive } from '../support/network'
import { renderOnSite } from '../support/renderOnSite'
import { respond } from '../support/respond'

const sendButton = page.getByRole('button', { name: 'Envoyer' })

/** Renders a button and ends with the pointer over it, while its request is under way. */
async function leaveRequestUnderWay() {
  respond('post', '/api/submissions')
  await renderOnSite(<button type="button">Envoyer</button>)
  await sendButton.hover()
  void fetch('/api/submissions', { method: 'POST', body: 'Bonjour' })
}

test('A test ends while its request is under way', leaveRequestUnderWay)

test('The next test receives no request of the test before', waitUntilRequestsArrive)

test('A test ends with the pointer over a button', leaveRequestUnderWay)

test('The next test does not have the pointer over its button', async () => {
  await renderOnSite(<button type="button">Envoyer</button>)
  for (const _ of ['layout', 'hover']) await new Promise(requestAnimationFrame)
  expect(sendButton.element().matches(':hover')).toBe(false)
})
