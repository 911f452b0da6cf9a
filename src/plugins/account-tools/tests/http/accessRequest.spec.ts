import { expect, test } from '@/tests/support/httpTest'
import { readHtml } from '@/tests/support/readHtml'
import { saveGlobal } from '@/tests/support/staffContent'

test('Access is requested on the sign-in page only while the settings allow it', async ({
  director,
  visitor,
}) => {
  const signInPage = async () => (await visitor.get('/admin/login')).text()
  await saveGlobal(director, 'website-settings', { allowRegistration: true })
  try {
    expect(await signInPage()).toContain('AccessRequestForm')
  } finally {
    await saveGlobal(director, 'website-settings', { allowRegistration: false })
  }
  const page = await signInPage()
  expect(page).toContain('SignInPage')
  expect(page).not.toContain('AccessRequestForm')
  expect(readHtml(page).value('meta[name="robots"]', 'content')).toContain('noindex')
})
