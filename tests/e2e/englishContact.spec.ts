import { englishMessage } from '../support/englishPages'
import { messagesAbout, rareWord } from '../support/siteRecords'
import { expect, test } from '../support/test'

test.use({ locale: 'en-GB', timezoneId: 'Europe/London' })

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled, expectedFaults: [/status of 422/] })

    test('a visitor corrects a message, sends it and is thanked in English', async ({
      page,
      staff,
    }) => {
      const subject = `Project ${rareWord()}`
      const form = englishMessage(page)
      await page.goto('/en')
      await form.name.fill('   ')
      await form.email.fill('maeve@clients.test')
      await form.subject.fill(subject)
      await form.message.fill('Good morning,\ncan we talk?')
      await form.send.click()
      await expect(form.name).toHaveAccessibleDescription('Enter your name.')
      await expect(page.locator('html')).toHaveAttribute('lang', 'en')
      await expect(page).toHaveURL(javaScriptEnabled ? /\/en(#.*)?$/ : /\/en\/contact\/correct\?/)
      await expect(form.email).toHaveValue('maeve@clients.test')
      await expect(form.subject).toHaveValue(subject)
      await expect(form.message).toHaveValue('Good morning,\ncan we talk?')
      expect(await messagesAbout(staff, subject)).toEqual([])

      await form.name.fill('Maeve')
      await form.send.click()
      if (javaScriptEnabled) {
        await expect(form.thanks).toContainText('We will reply as soon as possible.')
      } else {
        await expect(page).toHaveURL('/en/contact/thank-you')
        await expect(page.getByRole('heading', { level: 1 })).toHaveText('Message sent!')
      }
      const kept = await messagesAbout(staff, subject)
      expect(kept).toEqual([{ message: 'Good morning,\ncan we talk?', language: 'en' }])
    })
  })
}
