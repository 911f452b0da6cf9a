import { useEffect, useState } from 'react'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { AccessibilityPatches } from '@/src/plugins/payload-corrections/admin/AccessibilityPatches'
import { renderInAdmin } from '@/tests/component/support/renderInAdmin'

/** A link that is replaced by the link of the next document when the response of a navigation arrives. */
function NextDocumentLink() {
  const [id, setId] = useState(1)
  useEffect(() => {
    const showNext = () => setId((shown) => shown + 1)
    window.addEventListener('response', showNext)
    return () => window.removeEventListener('response', showNext)
  }, [])
  return (
    <a href={`#${id}`} id="suivante" key={id}>
      {`Après ${id}`}
    </a>
  )
}

test('A link that opens the next document has the focus there, so that Enter opens another one', async () => {
  await renderInAdmin(
    <AccessibilityPatches>
      <NextDocumentLink />
    </AccessibilityPatches>,
  )
  const link = (id: number) => page.getByRole('link', { name: `Après ${id}` })
  await userEvent.tab()
  await expect.element(link(1)).toHaveFocus()
  for (const id of [1, 2]) {
    await userEvent.keyboard('{Enter}')
    await expect.poll(() => location.hash).toBe(`#${id}`)
    await waitTwoFrames()
    window.dispatchEvent(new Event('response'))
    await expect.element(link(id + 1)).toHaveFocus()
  }
})

// The focus is checked two frames after a key is released.
const waitTwoFrames = () =>
  new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
