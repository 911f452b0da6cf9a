import { RenderTitle } from '@payloadcms/ui'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { UntitledDocumentHeading } from '@/src/plugins/translations/admin/UntitledDocumentHeading'
import { inDocument } from '@/tests/component/support/inDocument'
import { renderInAdmin } from '@/tests/component/support/renderInAdmin'

const renderHeading = (title: string) =>
  renderInAdmin(
    inDocument(
      <>
        <RenderTitle />
        <UntitledDocumentHeading title="Cybersécurité" />
      </>,
      { collection: 'expertise-pages', id: 7, fields: { title } },
    ),
  )

test('An untranslated page is named by its French title', async () => {
  await renderHeading('')
  await expect.element(page.getByRole('heading')).toHaveTextContent('Cybersécurité')
})

test('A translated page is named by its own title', async () => {
  await renderHeading('Cybersecurity')
  await expect.element(page.getByRole('heading')).toHaveTextContent('Cybersecurity')
})
