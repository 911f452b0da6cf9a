import { useStepNav } from '@payloadcms/ui'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { NewDocumentTitle } from '@/components/admin/document/NewDocumentTitle'
import { inDocument } from '../support/inDocument'
import { renderInAdmin } from '../support/renderInAdmin'

const Breadcrumb = () => (
  <p>
    {useStepNav()
      .stepNav.map(({ label }) => String(label))
      .join(' › ')}
  </p>
)

test('A document without a title is named by its kind', async () => {
  await renderInAdmin(
    <>
      <Breadcrumb />
      {inDocument(<NewDocumentTitle />, { collection: 'sector-pages', fields: {} })}
    </>,
  )
  await expect.element(page.getByText('Secteurs › Nouveau secteur')).toBeVisible()
})

test('The accent colour of the settings is that of the admin, except on waiting items', async () => {
  document.documentElement.style.setProperty('--color-accent-ink', '#7a1fa2')
  await renderInAdmin(<p>Couleurs</p>)
  const colour = (name: string) =>
    getComputedStyle(document.documentElement).getPropertyValue(name).trim()
  expect(colour('--admin-accent-ink')).toBe('#7a1fa2')
  expect(colour('--admin-attention')).toBe('#b23810')
  document.documentElement.style.removeProperty('--color-accent-ink')
})
