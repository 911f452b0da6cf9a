import { LivePreviewProvider, TextField } from '@payloadcms/ui'
import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { LivePreviewBesideForm } from '@/src/plugins/live-preview/admin/LivePreviewBesideForm'
import { useFieldReveal } from '@/src/plugins/live-preview/admin/useFieldReveal'
import { stopClock } from '@/tests/component/support/clock'
import { inDocument } from '@/tests/component/support/inDocument'
import { renderInAdmin } from '@/tests/component/support/renderInAdmin'

const HERO_SETTINGS_DOCUMENT = { global: 'hero-settings', fields: { mainTitle: 'Titre' } } as const
const titleField = (
  <TextField field={{ name: 'mainTitle', label: 'Titre', type: 'text' }} path="mainTitle" />
)

test('A preview that did not load says so, and is loaded again by a button', async () => {
  stopClock()
  const { container } = await renderInAdmin(
    inDocument(
      <LivePreviewProvider
        breakpoints={[]}
        isLivePreviewEnabled
        isLivePreviewing
        typeofLivePreviewURL="string"
        url={`${location.origin}/panne`}
      >
        {titleField}
        <LivePreviewBesideForm />
      </LivePreviewProvider>,
      HERO_SETTINGS_DOCUMENT,
    ),
  )
  const missing = page.getByText('L’aperçu n’a pas pu être affiché.')
  const frame = () => container.querySelector('iframe')
  const aSecondPasses = () => {
    vi.advanceTimersByTime(1_000)
    return missing.query()
  }
  const timeout = () => expect.poll(aSecondPasses).not.toBeNull()
  await timeout()
  const first = frame()
  await page.getByRole('button', { name: 'Réessayer' }).click()
  await expect.element(missing).not.toBeInTheDocument()
  expect(frame()).not.toBe(first)
  await timeout()

  const script = document.createElement('script')
  script.textContent = 'parent.postMessage({ preview: "ready" }, "*")'
  frame()?.contentDocument?.body.append(script)
  await expect.element(missing).not.toBeInTheDocument()
})

function RevealedTitle() {
  const reveal = useFieldReveal()
  return (
    <>
      <button onClick={() => void reveal('mainTitle')} type="button">
        Aller au titre
      </button>
      <button onClick={() => void reveal('subTitle')} type="button">
        Aller au sous-titre
      </button>
      <TextField field={{ name: 'subTitle', label: 'Sous-titre', type: 'text' }} path="subTitle" />
      <div style={{ height: 2000 }} />
      {titleField}
    </>
  )
}

test('A field that moves while it is revealed stays in the window', async () => {
  const { container } = await renderInAdmin(inDocument(<RevealedTitle />, HERO_SETTINGS_DOCUMENT))
  const field = page.getByLabelText('Titre', { exact: true })
  // The browser's scroll anchoring, which does not work for every change of rows, is switched off.
  document.documentElement.style.overflowAnchor = 'none'
  // Adds rows above, as Payload renders them when they come near the window.
  field.element().addEventListener('focus', () => {
    requestAnimationFrame(() => {
      const above = document.createElement('p')
      above.style.height = '3000px'
      container.querySelector('form')?.prepend(above)
    })
  })
  await page.getByRole('button', { name: 'Aller au titre' }).click()
  await expect.element(field).toHaveFocus()
  await expect.poll(() => container.querySelector('p')).not.toBeNull()
  await expect.element(field).toBeInViewport()
  document.documentElement.style.removeProperty('overflow-anchor')
})

test('A field that is revealed while another one is revealed keeps the cursor', async () => {
  await renderInAdmin(inDocument(<RevealedTitle />, HERO_SETTINGS_DOCUMENT))
  const first = page.getByRole('button', { name: 'Aller au titre' })
  const second = page.getByRole('button', { name: 'Aller au sous-titre' })
  await expect.element(second).toBeVisible()
  let visits = 0
  page
    .getByLabelText('Titre', { exact: true })
    .element()
    .addEventListener('focus', () => {
      visits += 1
    })
  first.element().dispatchEvent(new MouseEvent('click', { bubbles: true }))
  await new Promise(requestAnimationFrame)
  second.element().dispatchEvent(new MouseEvent('click', { bubbles: true }))
  await expect.element(page.getByLabelText('Sous-titre')).toHaveFocus()
  for (let frame = 0; frame < 40; frame += 1) await new Promise(requestAnimationFrame)
  expect(visits).toBe(0)
})
